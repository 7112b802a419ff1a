import { emptyValues, storedValues } from '@pathshala/admin-kit/forms/record-fields';
import { courseInput } from '@pathshala/svc-catalog-contract/course';
import type {
  CourseItem,
  createCourse,
  readCourseItem,
  replaceCourseItem,
} from '@pathshala/svc-catalog-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { requiredTexts } from '../../course-tree/required-texts.ts';
import { usePartForm } from '../../course-tree/use-part-form.ts';
import { courseFields } from '../../resources/course.fields.ts';

const schema = courseInput.superRefine(requiredTexts({ courseName: 'courses.nameRequired' }));

/** The short form of a new course, or of this one. */
export function useCourseForm(course: CourseItem | undefined, onSaved: (id: string) => void) {
  const { api } = useServices();
  return usePartForm({
    kind: 'course',
    fields: courseFields,
    schema,
    stored: course,
    empty: { ...emptyValues(courseFields), courseType: 'Academic' },
    valuesOf: (stored) => storedValues(courseFields, stored),
    read: (id) => api.call<typeof readCourseItem>('get', '/courses/{id}', { params: { id } }),
    create: (body): Promise<{ readonly _id: string; readonly courseName: string }> =>
      api.call<typeof createCourse>('post', '/courses/createcourse', { body }),
    createFailed: 'courses.createFailed',
    replace: ({ _id: id }, body, edit) =>
      api.call<typeof replaceCourseItem>('put', '/courses/{id}', {
        params: { id },
        body: { ...body, ...edit },
      }),
    nameOf: ({ courseName }) => courseName,
    onSaved: ({ _id }) => onSaved(_id),
  });
}

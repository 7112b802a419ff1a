import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { courseInput } from '@pathshala/svc-catalog-contract/course';
import type {
  CourseItem,
  createCourse,
  readCourseItem,
  replaceCourseItem,
} from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { namedFailure } from '../../course-tree/named-failure.ts';
import { requiredTexts } from '../../course-tree/required-texts.ts';
import { useFormBasics } from '../../course-tree/use-form-basics.ts';
import { sharedTexts } from '../../texts.ts';
import { texts } from './texts.ts';

interface CourseForm {
  readonly courseName: string;
  readonly courseType: string;
  /** Rich text. */
  readonly description: string;
}

const schema = courseInput.superRefine(requiredTexts({ courseName: texts.nameRequired }));

const emptyCourse: CourseForm = { courseName: '', courseType: 'Academic', description: '' };

function formOf({ courseName, courseType, description }: CourseItem): CourseForm {
  return { courseName, courseType, description };
}

/** The short form of a new course, or of this one. */
export function useCourseForm(course: CourseItem | undefined, onSaved: (id: string) => void) {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, toast } = useServices();
  const create = (body: CourseForm) =>
    namedFailure(api.call<typeof createCourse>('post', '/courses/createcourse', { body }), (failure) =>
      translate(texts.createFailed, failure),
    );
  return useAdminForm({
    ...useFormBasics('course', course?._id ?? 'new'),
    schema,
    defaultValues: course ? formOf(course) : emptyCourse,
    rev: course?.rev,
    save: (body, { rev }): Promise<{ readonly _id: string; readonly courseName: string }> =>
      course
        ? api.call<typeof replaceCourseItem>('put', '/courses/{id}', {
            params: { id: course._id },
            body: { ...body, ...(rev !== undefined && { rev }) },
          })
        : create(body),
    ...(course && {
      loadStored: async () => {
        const params = { id: course._id };
        const stored = await api.call<typeof readCourseItem>('get', '/courses/{id}', { params });
        return { ...stored, values: formOf(stored) };
      },
    }),
    onSaved: ({ _id, courseName }) => {
      toast.success(translate(sharedTexts.treeSaved, { name: inLanguage(courseName) }));
      onSaved(_id);
    },
  });
}

import { asAuthor, useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import type {
  AcademicCourseForAdmin as SavedCourse,
  createAcademicCourse,
  readAcademicCourse,
  replaceAcademicCourse,
} from '@pathshala/svc-catalog-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { stalePaths } from '../../course-tree/part-calls.ts';
import { academicCourseFields } from '../../resources/academic-course.fields.ts';
import { sharedTexts } from '../../texts.ts';
import { emptyCourse } from './draft/course-draft.ts';
import { draftOf } from './draft/course-form.ts';
import { courseSchema } from './draft/course-schema.ts';
import { type FormLocation, locationOf } from './draft/location-of.ts';
import { restore } from './draft/restore-course.ts';
import { pathLabels } from './path-labels.ts';
import type { CourseForm } from './wizard-context.ts';

const path = '/academiccourse/academicCourses';
const firstStep: FormLocation = { step: 'details' };

/** The form of a new course, or of this one. */
export function useCourseForm(course: SavedCourse | undefined, onSaved: () => void): CourseForm {
  const translate = useText();
  const { api } = useServices();
  return useRecordForm({
    draft: ['academic', 'new'],
    restore,
    fields: academicCourseFields,
    schema: courseSchema,
    stored: course,
    empty: emptyCourse(),
    valuesOf: draftOf,
    read: async (id) =>
      asAuthor(await api.call<typeof readAcademicCourse>('get', `${path}/{id}`, { params: { id } })),
    create: (body) => api.call<typeof createAcademicCourse>('post', path, { body }),
    replace: ({ _id: id }, body, edit) =>
      api.call<typeof replaceAcademicCourse>('put', `${path}/{id}`, {
        params: { id },
        body: { ...body, ...edit },
      }),
    location: firstStep,
    locationOf,
    labelsOf: (at, values) => pathLabels(values, at, translate),
    nameOf: ({ title }) => title,
    savedText: sharedTexts.wizardSaved,
    stale: stalePaths,
    onSaved,
  });
}

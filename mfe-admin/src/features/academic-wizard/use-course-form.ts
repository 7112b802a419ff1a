import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import type {
  AcademicCourseForAdmin as SavedCourse,
  createAcademicCourse,
  readAcademicCourse,
  replaceAcademicCourse,
} from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { useState } from 'react';
import { stalePaths } from '../../course-tree/part-calls.ts';
import { sharedTexts } from '../../texts.ts';
import { emptyCourse } from './draft/course-draft.ts';
import { draftOf } from './draft/course-form.ts';
import { courseSchema } from './draft/course-schema.ts';
import { type FormLocation, locationOf } from './draft/location-of.ts';
import { courseDraft } from './draft/restore-course.ts';
import { pathLabels } from './path-labels.ts';
import type { CourseForm } from './wizard-context.ts';

const path = '/academiccourse/academicCourses';
const firstStep: FormLocation = { step: 'details' };

/** The form of a new course, or of this one. */
export function useCourseForm(course: SavedCourse | undefined, onSaved: () => void): CourseForm {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, toast } = useServices();
  const userId = useUser()?._id ?? 'nobody';
  const [defaultValues] = useState(() => (course ? draftOf(course) : emptyCourse()));
  return useAdminForm({
    defaultValues,
    schema: courseSchema,
    rev: course?.rev,
    draft: courseDraft(userId, course?._id ?? 'new'),
    location: firstStep,
    locationOf,
    labelsOf: (at, values) => pathLabels(values, at, translate),
    invalidates: stalePaths,
    save: (body, { rev }) =>
      course
        ? api.call<typeof replaceAcademicCourse>('put', `${path}/{id}`, {
            params: { id: course._id },
            body: { ...body, ...(rev !== undefined && { rev }) },
          })
        : api.call<typeof createAcademicCourse>('post', path, { body }),
    ...(course && {
      loadStored: async () => {
        const stored = await api.call<typeof readAcademicCourse>('get', `${path}/{id}`, {
          params: { id: course._id },
        });
        if (!('rev' in stored))
          throw new Error('The server did not send the course as administrators see it.');
        return { ...stored, values: draftOf(stored) };
      },
    }),
    onSaved: ({ title }) => {
      toast.success(translate(sharedTexts.wizardSaved, { name: inLanguage(title) }));
      onSaved();
    },
  });
}

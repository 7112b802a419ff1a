import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type {
  AdmissionCourseForAdmin as SavedCourse,
  createAdmissionCourse,
  readAdmissionCourse,
  replaceAdmissionCourse,
} from '@pathshala/svc-catalog-contract/http';
import { type ReactNode, useState } from 'react';
import { staleCourses } from '../../courses/delete-course.tsx';
import { KeyCorrectionLink } from '../../exam-questions/key-correction-link.tsx';
import { sharedTexts } from '../../texts.ts';
import { type CourseDraft, emptyCourse } from './draft/course-draft.ts';
import { draftOf } from './draft/course-form.ts';
import { courseSchema } from './draft/course-schema.ts';
import { type FormLocation, locationOf } from './draft/location-of.ts';
import { courseDraft } from './draft/restore-course.ts';
import { fieldLabels } from './field-labels.ts';
import { pathLabels } from './path-labels.ts';
import type { CourseForm } from './wizard-context.ts';

const path = '/admissioncourse/universities';
const firstStep: FormLocation = { step: 'university' };

const questionPlace = /^units\.(\d+)\.years\.(\d+)\.subjects\.(\d+)\.mcqs\.(\d+)/u;

/** The indexes of a question's unit, year, subject and place. For any other path they are -1, which no list has. */
function indexesIn(path: string): readonly [number, number, number, number] {
  const [, unit = -1, year = -1, subject = -1, question = -1] = questionPlace.exec(path) ?? [];
  return [Number(unit), Number(year), Number(subject), Number(question)];
}

/** Returns the link to the correction of the first question that the paths name. */
function keyCorrectionAt(units: CourseDraft['units'], [path = '']: readonly string[]): ReactNode {
  const [unit, year, subject, question] = indexesIn(path);
  const stored = units[unit]?.years[year];
  const questionId = stored?.subjects.get()[subject]?.mcqs[question]?._id;
  if (stored?._id === undefined || questionId === undefined) return null;
  return <KeyCorrectionLink paperId={stored._id} questionId={questionId} />;
}

/** The form of a new course, or of this one. */
export function useCourseForm(course: SavedCourse | undefined, onSaved: () => void): CourseForm {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, toast } = useServices();
  const userId = useUser()?._id ?? 'nobody';
  const [setup] = useState(() => ({
    defaultValues: course ? draftOf(course) : emptyCourse(),
    schema: courseSchema({ isNew: course === undefined }),
  }));
  return useAdminForm({
    ...setup,
    rev: course?.rev,
    draft: courseDraft(userId, course?._id ?? 'new'),
    location: firstStep,
    locationOf,
    labelsOf: (at, values) => [...pathLabels(values, at, translate), ...fieldLabels(at, translate)],
    remedyOf: ({ code, fields }, { units }) =>
      code === 'catalog.key-sat' ? keyCorrectionAt(units, Object.keys(fields)) : null,
    invalidates: staleCourses,
    save: (body, { rev }) =>
      course
        ? api.call<typeof replaceAdmissionCourse>('put', `${path}/{id}`, {
            params: { id: course._id },
            body: { ...body, ...(rev !== undefined && { rev }) },
          })
        : api.call<typeof createAdmissionCourse>('post', path, { body }),
    ...(course && {
      loadStored: async () => {
        const stored = await api.call<typeof readAdmissionCourse>('get', `${path}/{id}`, {
          params: { id: course._id },
        });
        if (!('rev' in stored))
          throw new Error('The server did not send the course as administrators see it.');
        return { ...stored, values: draftOf(stored) };
      },
    }),
    onSaved: ({ name }) => {
      toast.success(translate(sharedTexts.wizardSaved, { name: inLanguage(name) }));
      onSaved();
    },
  });
}

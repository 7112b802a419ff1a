import { asAuthor, useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type {
  AdmissionCourseForAdmin as SavedCourse,
  createAdmissionCourse,
  readAdmissionCourse,
  replaceAdmissionCourse,
} from '@pathshala/svc-catalog-contract/http';
import { type ReactNode, useState } from 'react';
import { staleCourses } from '../../courses/delete-course.tsx';
import { KeyCorrectionLink } from '../../exam-questions/key-correction-link.tsx';
import { admissionCourseFields } from '../../resources/admission-course.fields.ts';
import { sharedTexts } from '../../texts.ts';
import { type CourseDraft, emptyCourse } from './draft/course-draft.ts';
import { draftOf } from './draft/course-form.ts';
import { courseSchema } from './draft/course-schema.ts';
import { type FormLocation, locationOf } from './draft/location-of.ts';
import { restore } from './draft/restore-course.ts';
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
  const { api } = useServices();
  const [schema] = useState(() => courseSchema({ isNew: course === undefined }));
  return useRecordForm({
    draft: ['university', 'new'],
    restore,
    fields: admissionCourseFields,
    schema,
    stored: course,
    empty: emptyCourse(),
    valuesOf: draftOf,
    read: async (id) =>
      asAuthor(await api.call<typeof readAdmissionCourse>('get', `${path}/{id}`, { params: { id } })),
    create: (body) => api.call<typeof createAdmissionCourse>('post', path, { body }),
    replace: ({ _id: id }, body, edit) =>
      api.call<typeof replaceAdmissionCourse>('put', `${path}/{id}`, {
        params: { id },
        body: { ...body, ...edit },
      }),
    location: firstStep,
    locationOf,
    labelsOf: (at, values) => pathLabels(values, at, translate),
    remedyOf: ({ code, fields }, { units }) =>
      code === 'catalog.key-sat' ? keyCorrectionAt(units, Object.keys(fields)) : null,
    nameOf: ({ name }) => name,
    savedText: sharedTexts.wizardSaved,
    stale: staleCourses,
    onSaved,
  });
}

import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import {
  type SubjectDraft,
  subjectDraftOf,
  subjectFormOf,
} from '@pathshala/admin-kit/question-editor/question-draft';
import type { ExamCampaignForm, SavedExam } from '../exam-types.ts';

/** A number as the form holds it: null if the field is empty, the text itself if it is no number. */
export type TypedNumber = number | string | null;

export interface ExamValues {
  readonly title: string;
  readonly timeLimit: TypedNumber;
  readonly totalMarks: TypedNumber;
  readonly requiredSubjects: TypedNumber;
  readonly negativeMarkingPercentage: TypedNumber;
  /** Shown with the submit; otherwise after the end, so that scores do not reveal the key early. */
  readonly isScoreAtOnce: boolean;
  readonly subjects: Opaque<readonly SubjectDraft[]>;
}

/** The server stores 0 for a number that was never set; the form shows an empty field. */
const shown = (value: number): number | null => (value === 0 ? null : value);

export function examValuesOf(exam: SavedExam): ExamValues {
  return {
    title: exam.title,
    timeLimit: shown(exam.timeLimit),
    totalMarks: shown(exam.totalMarks),
    requiredSubjects: shown(exam.requiredSubjects),
    negativeMarkingPercentage: exam.negativeMarkingPercentage,
    isScoreAtOnce: exam.scoreVisible === 'at-once',
    subjects: new Opaque(exam.subjects.map(subjectDraftOf)),
  };
}

/** The number of a field; undefined if it is empty, NaN for a text that is no number. */
export function valueOf(typed: TypedNumber): number | undefined {
  return typeof typed === 'string' ? Number.NaN : (typed ?? undefined);
}

/** The form in the format of the request. Entries keep their order: the server's errors name them by index. */
export function examFormOf(values: ExamValues): ExamCampaignForm['exam'] {
  return {
    title: values.title.trim(),
    timeLimit: valueOf(values.timeLimit) ?? 0,
    totalMarks: valueOf(values.totalMarks) ?? 0,
    requiredSubjects: valueOf(values.requiredSubjects) ?? 0,
    negativeMarkingPercentage: valueOf(values.negativeMarkingPercentage) ?? 0,
    scoreVisible: values.isScoreAtOnce ? 'at-once' : 'after-end',
    subjects: values.subjects.get().map(subjectFormOf),
  };
}

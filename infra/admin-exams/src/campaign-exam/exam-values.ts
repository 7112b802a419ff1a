import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import {
  bankedSubjectFormOf,
  copyOfSubject,
  type SavedSubject,
  type SubjectDraft,
  subjectDraftOf,
} from '../question-editor/draft/question-draft.ts';

/** A number as the form holds it: null if the field is empty, the text itself if it is no number. */
export type TypedNumber = number | string | null;

/** Whether questions (within their subject) and options are in an order of each attempt's own. */
interface PaperOrder {
  readonly questions: boolean;
  readonly options: boolean;
}

/** The nested exam of a campaign (spec §3) in a form. */
export interface ExamValues {
  readonly title: string;
  readonly timeLimit: TypedNumber;
  readonly totalMarks: TypedNumber;
  readonly requiredSubjects: TypedNumber;
  readonly negativeMarkingPercentage: TypedNumber;
  /** Shown with the submit; otherwise after the end, so that scores do not reveal the key early. */
  readonly isScoreAtOnce: boolean;
  readonly order: PaperOrder;
  readonly subjects: Opaque<readonly SubjectDraft[]>;
}

/** The exam as administrators receive it. */
export interface SavedExam {
  readonly title: string;
  readonly timeLimit: number;
  readonly totalMarks: number;
  readonly requiredSubjects: number;
  readonly negativeMarkingPercentage: number;
  readonly scoreVisible: 'at-once' | 'after-end';
  readonly order: PaperOrder;
  readonly subjects: readonly SavedSubject[];
}

/** The number of a field; undefined if it is empty, NaN for a text that is no number. */
export function valueOf(typed: TypedNumber): number | undefined {
  return typeof typed === 'string' ? Number.NaN : (typed ?? undefined);
}

/** The server stores 0 for a number that was never set; the form shows an empty field. */
export const shown = (value: number): number | null => (value === 0 ? null : value);

export const emptyExam = (): ExamValues => ({
  title: '',
  timeLimit: null,
  totalMarks: null,
  requiredSubjects: null,
  negativeMarkingPercentage: null,
  isScoreAtOnce: false,
  order: { questions: false, options: false },
  subjects: new Opaque<readonly SubjectDraft[]>([]),
});

export function examValuesOf(exam: SavedExam): ExamValues {
  return {
    title: exam.title,
    timeLimit: shown(exam.timeLimit),
    totalMarks: shown(exam.totalMarks),
    requiredSubjects: shown(exam.requiredSubjects),
    negativeMarkingPercentage: exam.negativeMarkingPercentage,
    isScoreAtOnce: exam.scoreVisible === 'at-once',
    order: exam.order,
    subjects: new Opaque(exam.subjects.map(subjectDraftOf)),
  };
}

/** The same exam for another campaign: its questions get ids of their own. */
export const examCopyOf = (exam: ExamValues): ExamValues => ({
  ...exam,
  subjects: new Opaque(exam.subjects.get().map(copyOfSubject)),
});

export function questionCount(subjects: readonly { readonly mcqs: readonly unknown[] }[]): number {
  return subjects.reduce((sum, { mcqs }) => sum + mcqs.length, 0);
}

/** The exam in the format of the request. Entries keep their order: the server's errors name them by index. */
export function examFormOf(exam: ExamValues) {
  return {
    title: exam.title.trim(),
    timeLimit: valueOf(exam.timeLimit) ?? 0,
    totalMarks: valueOf(exam.totalMarks) ?? 0,
    requiredSubjects: valueOf(exam.requiredSubjects) ?? 0,
    negativeMarkingPercentage: valueOf(exam.negativeMarkingPercentage) ?? 0,
    scoreVisible: exam.isScoreAtOnce ? ('at-once' as const) : ('after-end' as const),
    order: exam.order,
    subjects: exam.subjects.get().map(bankedSubjectFormOf),
  };
}

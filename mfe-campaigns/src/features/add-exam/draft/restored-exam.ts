import { numberOf } from '@pathshala/admin-kit/values/number-of';
import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import {
  restoredSubjects,
  type StoredSubject,
} from '@pathshala/admin-exams/question-editor/restored-subjects';
import type { ExamValues, TypedNumber } from '@pathshala/admin-exams/campaign-exam/exam-values';

/** The values of a draft in the browser. Older forms stored numbers as they were typed, and not all of today's fields. */
type StoredExam = Partial<Omit<ExamValues, 'subjects'>> & {
  readonly subjects: readonly StoredSubject[];
};

/** Null for an empty field; a text that is no number stays as it is. */
function restoredNumber(stored: TypedNumber | undefined): TypedNumber {
  if (typeof stored !== 'string') return stored ?? null;
  const number = numberOf(stored);
  return number === undefined ? null : Number.isNaN(number) ? stored : number;
}

/** The form's values of a stored draft, also of an older form; undefined if it is damaged. */
export function restoredExam(stored: unknown): ExamValues | undefined {
  const { subjects, ...values } = (stored ?? {}) as StoredExam;
  if (!Array.isArray(subjects)) return undefined;
  return {
    title: values.title ?? '',
    timeLimit: restoredNumber(values.timeLimit),
    totalMarks: restoredNumber(values.totalMarks),
    requiredSubjects: restoredNumber(values.requiredSubjects),
    negativeMarkingPercentage: restoredNumber(values.negativeMarkingPercentage ?? 0),
    isScoreAtOnce: values.isScoreAtOnce ?? false,
    order: values.order ?? { questions: false, options: false },
    subjects: new Opaque(restoredSubjects(subjects)),
  };
}

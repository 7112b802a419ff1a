import { leastReachableMarks, reachableMarks as maxReachableMarks } from '@pathshala/rules/paper';
import { numberOf } from '@pathshala/admin-kit/values/number-of';
import type { SubjectDraft } from '@pathshala/admin-exams/question-editor/question-draft';
import { type TypedNumber, valueOf } from '@pathshala/admin-exams/campaign-exam/exam-values';

/** The marks that a student can reach, depending on the chosen optional subjects. */
export interface ReachableMarks {
  readonly min: number;
  readonly max: number;
}

/** Counted as on the server; an empty number of required subjects means all. */
export function reachableMarks(
  subjects: readonly SubjectDraft[],
  requiredSubjects: TypedNumber,
): ReachableMarks {
  const marked = subjects.map(({ mandatory, mcqs }) => ({
    mandatory,
    mcqs: mcqs.map(({ points }) => ({ points: numberOf(points) || 0 })),
  }));
  const required = valueOf(requiredSubjects) || subjects.length;
  return { min: leastReachableMarks(marked, required), max: maxReachableMarks(marked, required) };
}

import { numberOf } from '@pathshala/web-kit/draft/number-of';
import type { SubjectDraft } from '@pathshala/web-kit/draft/question-draft';
import type { ExamDraft } from './exam-draft.ts';

/** Marks are added as whole ten-thousandths: 0.1 + 0.2 is 0.3 here. */
const parts = 10_000;

const pointsOf = ({ mcqs }: SubjectDraft): number =>
  mcqs.reduce((sum, { points }) => sum + Math.round((numberOf(points) || 0) * parts), 0);

const sumOf = (marks: readonly number[]): number => marks.reduce((sum, one) => sum + one, 0) / parts;

/** The marks that a student can reach; which optional subjects are chosen makes the difference. */
export interface ReachableMarks {
  readonly least: number;
  readonly most: number;
}

/** All mandatory subjects and as many of the optional ones as the exam asks for; an empty number asks for all. */
export function reachableMarks({ subjects, requiredSubjects }: ExamDraft): ReachableMarks {
  const mandatory = subjects.filter((subject) => subject.mandatory).map(pointsOf);
  const optional = subjects.filter((subject) => !subject.mandatory).map(pointsOf);
  const required = numberOf(requiredSubjects) || subjects.length;
  const chosen = Math.max(0, required - mandatory.length);
  const fromHigh = optional.toSorted((a, b) => b - a);
  return {
    least: sumOf([...mandatory, ...fromHigh.toReversed().slice(0, chosen)]),
    most: sumOf([...mandatory, ...fromHigh.slice(0, chosen)]),
  };
}

export function questionCount({ subjects }: Pick<ExamDraft, 'subjects'>): number {
  return subjects.reduce((sum, { mcqs }) => sum + mcqs.length, 0);
}

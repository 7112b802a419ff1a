import { add, isAbove, marks, noMarks, rounded, type Marks } from './marks.ts';

/** As much of a paper's subject as its marks follow from. */
export interface MarkedSubject {
  readonly mandatory: boolean;
  readonly mcqs: readonly { readonly points: number }[];
}

/** The points of a subject's questions, added exactly. */
function pointsOf({ mcqs }: MarkedSubject): Marks {
  return mcqs.reduce((sum, { points }) => add(sum, marks(points)), noMarks);
}

/**
 * The most marks a student can reach: all mandatory subjects and the best-paid optional ones that are still asked for.
 * Added exactly and rounded once to 2 decimals, as a score is, so a perfect paper scores exactly this.
 */
export function reachableMarks(subjects: readonly MarkedSubject[], requiredSubjects: number): number {
  const mandatory = subjects.filter((subject) => subject.mandatory).map(pointsOf);
  const optional = subjects
    .filter((subject) => !subject.mandatory)
    .map(pointsOf)
    .toSorted((one, other) => (isAbove(one, other) ? -1 : 1))
    .slice(0, Math.max(0, requiredSubjects - mandatory.length));
  return rounded([...mandatory, ...optional].reduce(add, noMarks));
}

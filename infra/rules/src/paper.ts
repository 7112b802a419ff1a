import { add, isAbove, marks, noMarks, rounded, type Marks } from './marks.ts';

/** The part of a paper's subject from which its marks follow. */
export interface MarkedSubject {
  readonly mandatory: boolean;
  readonly mcqs: readonly { readonly points: number }[];
}

const sumOf = (values: readonly Marks[]): Marks => values.reduce(add, noMarks);
const pointsOf = ({ mcqs }: MarkedSubject): Marks => sumOf(mcqs.map(({ points }) => marks(points)));

/** Marks added exactly and rounded once to 2 decimals. */
export function sumOfMarks(values: readonly number[]): number {
  return rounded(sumOf(values.map((value) => marks(value))));
}

/** The total of all mandatory subjects and of so many optional ones, taken in the order of `isFirst`. */
function totalOf(
  subjects: readonly MarkedSubject[],
  requiredSubjects: number,
  isFirst: (one: Marks, other: Marks) => boolean,
): number {
  const mandatory = subjects.filter((subject) => subject.mandatory).map(pointsOf);
  const optional = subjects
    .filter((subject) => !subject.mandatory)
    .map(pointsOf)
    .toSorted((one, other) => (isFirst(one, other) ? -1 : Number(isFirst(other, one))))
    .slice(0, Math.max(0, requiredSubjects - mandatory.length));
  return rounded(sumOf([...mandatory, ...optional]));
}

/**
 * The most marks a student can reach: all mandatory subjects and the best-paid optional ones that are still asked for.
 * Added exactly and rounded once to 2 decimals, as a score is, so a perfect paper scores exactly this.
 */
export function reachableMarks(subjects: readonly MarkedSubject[], requiredSubjects: number): number {
  return totalOf(subjects, requiredSubjects, isAbove);
}

/** Returns the score of a perfect paper whose student has chosen the optional subjects with the fewest marks. */
export function leastReachableMarks(subjects: readonly MarkedSubject[], requiredSubjects: number): number {
  return totalOf(subjects, requiredSubjects, (one, other) => isAbove(other, one));
}

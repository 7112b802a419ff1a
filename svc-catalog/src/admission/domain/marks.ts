import type { Subject } from './paper.ts';

/** Counted in hundredths, so that 0.1 and 0.2 make 0.3. */
function marksOf({ mcqs }: Subject): number {
  return mcqs.reduce((sum, { points }) => sum + Math.round(points * 100), 0);
}

/** The most a student can reach: all mandatory subjects and the best-paid optional ones that are still asked for. */
export function reachableMarks(subjects: readonly Subject[], requiredSubjects: number): number {
  const mandatory = subjects.filter((subject) => subject.mandatory).map(marksOf);
  const optional = subjects
    .filter((subject) => !subject.mandatory)
    .map(marksOf)
    .toSorted((a, b) => b - a)
    .slice(0, Math.max(0, requiredSubjects - mandatory.length));
  return [...mandatory, ...optional].reduce((sum, marks) => sum + marks, 0) / 100;
}

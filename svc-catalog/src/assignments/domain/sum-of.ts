import { add, marks, noMarks, rounded } from '@pathshala/rules/marks';

/** The exact sum of marks, in two decimals. */
export function sumOf(scores: readonly number[]): number {
  return rounded(scores.reduce((sum, score) => add(sum, marks(score)), noMarks));
}

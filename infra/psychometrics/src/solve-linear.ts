import { PsychometricError } from './psychometric-error.ts';

/**
 * Solves a small system by Gaussian elimination with pivots. `rows` are the equations, with the right side as the last
 * element of each. Throws `not-converged` for a singular system.
 */
export function solveLinear(rows: readonly (readonly number[])[]): readonly number[] {
  const work = rows.map((row) => [...row]);
  const size = work.length;
  for (let column = 0; column < size; column += 1) eliminate(work, column);
  return work.map((row, index) => row[size]! / row[index]!);
}

function eliminate(work: number[][], column: number): void {
  const pivot = pivotRow(work, column);
  [work[column], work[pivot]] = [work[pivot]!, work[column]!];
  const own = work[column];
  for (const [index, row] of work.entries()) {
    if (index === column) continue;
    const factor = row[column]! / own[column]!;
    for (let position = column; position < row.length; position += 1)
      row[position]! -= factor * own[position]!;
  }
}

function pivotRow(work: readonly (readonly number[])[], column: number): number {
  let best = column;
  for (let row = column + 1; row < work.length; row += 1)
    if (Math.abs(work[row]![column]!) > Math.abs(work[best]![column]!)) best = row;
  if (!(Math.abs(work[best]![column]!) > Number.MIN_VALUE)) throw new PsychometricError('not-converged');
  return best;
}

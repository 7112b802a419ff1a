import { type Counts, checkCounts } from './counts.ts';
import { PsychometricError } from './psychometric-error.ts';
import { solveLinear } from './solve-linear.ts';
import { sumOver } from './sums.ts';

export interface LogLinearFit {
  readonly fitted: Counts;
  /** Likelihood-ratio chi-square against the counts; compare fits by it and `parameters`. */
  readonly deviance: number;
  /** The number of fitted parameters, the constant included. */
  readonly parameters: number;
}

const dot = (left: readonly number[], right: readonly number[]) =>
  sumOver(left.length, (index) => left[index]! * right[index]!);

/**
 * Columns with the same span that are orthogonal and of length 1: powers of scores are nearly dependent, and Newton's
 * method would lose its digits. Throws `too-many-degrees` for a column that depends on the ones before it.
 */
function orthonormal(columns: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const basis: (readonly number[])[] = [];
  for (const [index, column] of columns.entries()) {
    let rest = column;
    // The second pass removes what rounding left of the first.
    for (const direction of [...basis, ...basis]) {
      const share = dot(rest, direction);
      rest = rest.map((value, cell) => value - share * direction[cell]!);
    }
    const length = Math.sqrt(dot(rest, rest));
    if (length < 1e-9 * Math.sqrt(dot(column, column)))
      throw new PsychometricError('too-many-degrees', index);
    basis.push(rest.map((value) => value / length));
  }
  return basis;
}

/** One step of iteratively reweighted least squares, which is Newton's method for this model. */
function newtonStep(
  basis: readonly (readonly number[])[],
  counts: Counts,
  logs: readonly number[],
): number[] {
  const means = logs.map(Math.exp);
  const working = logs.map((log, cell) => means[cell]! * log + counts[cell]! - means[cell]!);
  const rows = basis.map((column) => {
    const weighted = column.map((value, cell) => value * means[cell]!);
    return [...basis.map((other) => dot(weighted, other)), dot(column, working)];
  });
  const coefficients = solveLinear(rows);
  return logs.map((_, cell) => sumOver(basis.length, (index) => coefficients[index]! * basis[index]![cell]!));
}

function devianceOf(counts: Counts, fitted: Counts): number {
  return (
    2 *
    sumOver(counts.length, (cell) => {
      const count = counts[cell]!;
      return (count > 0 ? count * Math.log(count / fitted[cell]!) : 0) - count + fitted[cell]!;
    })
  );
}

/**
 * Fits log(count) = constant + a weighted sum of the columns (one value for each cell) by maximum likelihood. The fit keeps
 * the sum of counts × column of each column. Throws `too-many-degrees`, and `not-converged` where no finite fit exists.
 */
export function fitLogLinear(counts: Counts, columns: readonly (readonly number[])[]): LogLinearFit {
  checkCounts(counts);
  const basis = orthonormal([counts.map(() => 1), ...columns]);
  let logs = counts.map((count) => Math.log(count + 0.5));
  for (let step = 0; step < 100; step += 1) {
    const next = newtonStep(basis, counts, logs);
    const change = Math.max(...next.map((log, cell) => Math.abs(Math.exp(log) - Math.exp(logs[cell]!))));
    logs = next;
    if (change < 1e-10 * Math.max(...counts)) {
      const fitted = logs.map(Math.exp);
      return { fitted, deviance: devianceOf(counts, fitted), parameters: basis.length };
    }
  }
  throw new PsychometricError('not-converged');
}

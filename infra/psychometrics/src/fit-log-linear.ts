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

/** Loops over cells, not array methods: a bootstrap fits thousands of cells hundreds of times. */
function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let cell = 0; cell < left.length; cell += 1) sum += left[cell]! * right[cell]!;
  return sum;
}

function addTo(target: Float64Array, values: Float64Array, factor: number): void {
  for (let cell = 0; cell < target.length; cell += 1) target[cell]! += factor * values[cell]!;
}

type Basis = readonly Float64Array[];

/**
 * Columns with the same span that are orthogonal and of length 1: powers of scores are nearly dependent, and Newton's
 * method would lose its digits. Throws `too-many-degrees` for a column that depends on the ones before it.
 */
function orthonormal(columns: readonly (readonly number[])[]): Basis {
  const basis: Float64Array[] = [];
  for (const [index, column] of columns.entries()) {
    const rest = Float64Array.from(column);
    const before = Math.sqrt(dot(rest, rest));
    // The second pass removes what rounding left of the first.
    for (const direction of [...basis, ...basis]) addTo(rest, direction, -dot(rest, direction));
    const length = Math.sqrt(dot(rest, rest));
    if (length < 1e-9 * before) throw new PsychometricError('too-many-degrees', index);
    basis.push(rest.map((value) => value / length));
  }
  return basis;
}

/** One step of iteratively reweighted least squares, which is Newton's method for this model: the logarithms after it. */
function newtonStep(basis: Basis, counts: Float64Array, logs: Float64Array): Float64Array {
  const means = logs.map(Math.exp);
  const working = logs.map((log, cell) => means[cell]! * (log - 1) + counts[cell]!);
  const rows = basis.map(() => Array.from({ length: basis.length }, () => 0));
  for (const [index, column] of basis.entries()) {
    const weighted = column.map((value, cell) => value * means[cell]!);
    for (let other = 0; other <= index; other += 1)
      rows[index]![other] = rows[other]![index] = dot(weighted, basis[other]!);
  }
  const coefficients = solveLinear(rows.map((row, index) => [...row, dot(basis[index]!, working)]));
  const next = new Float64Array(logs.length);
  basis.forEach((column, index) => addTo(next, column, coefficients[index]!));
  return next;
}

/** The greatest change of a fitted count. */
function changeBetween(before: Float64Array, after: Float64Array): number {
  let greatest = 0;
  for (let cell = 0; cell < after.length; cell += 1)
    greatest = Math.max(greatest, Math.abs(Math.exp(after[cell]!) - Math.exp(before[cell]!)));
  return greatest;
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
  const observed = Float64Array.from(counts);
  const close = 1e-10 * observed.reduce((left, right) => Math.max(left, right));
  let logs: Float64Array = observed.map((count) => Math.log(count + 0.5));
  for (let step = 0; step < 100; step += 1) {
    const next = newtonStep(basis, observed, logs);
    const change = changeBetween(logs, next);
    logs = next;
    if (change < close) {
      const fitted = Array.from(logs, Math.exp);
      return { fitted, deviance: devianceOf(counts, fitted), parameters: basis.length };
    }
  }
  throw new PsychometricError('not-converged');
}

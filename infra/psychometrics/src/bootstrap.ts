import { type Counts, checkCounts } from './counts.ts';
import { PsychometricError } from './psychometric-error.ts';
import { seededRandom } from './seeded-random.ts';
import { cumulative, sumOver, total } from './sums.ts';

export interface Bootstrap {
  /** One table for each group. Joint counts are given row after row, and `equate` cuts them again (`rowsOf`). */
  readonly tables: readonly Counts[];
  /** Equates resampled tables, in the order of `tables`; the same number of results each time. */
  readonly equate: (tables: readonly Counts[]) => readonly number[];
  readonly replications: number;
  readonly seed: number;
}

export interface BootstrapErrors {
  /** The standard error of each result, in its unit. */
  readonly errors: readonly number[];
  /** Replications that could not be equated because the resampled data were too thin; they are left out. */
  readonly failed: number;
}

/** Cuts a flat table into rows of `width` cells. */
export function rowsOf(table: Counts, width: number): readonly Counts[] {
  return Array.from({ length: table.length / width }, (_, row) =>
    table.slice(row * width, (row + 1) * width),
  );
}

/** The first position whose running sum is above `target`. */
function positionOf(sums: readonly number[], target: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > target) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Draws as many candidates as the table has, with replacement. */
export function resample(counts: Counts, random: () => number): Counts {
  const sums = cumulative(counts);
  const size = total(counts);
  const drawn = counts.map(() => 0);
  for (let index = 0; index < Math.round(size); index += 1) drawn[positionOf(sums, random() * size)]! += 1;
  return drawn;
}

function attempt({ tables, equate }: Bootstrap, random: () => number): readonly number[] | undefined {
  try {
    return equate(tables.map((table) => resample(table, random)));
  } catch (error) {
    if (error instanceof PsychometricError) return undefined;
    throw error;
  }
}

function deviationAt(results: readonly (readonly number[])[], index: number): number {
  const mean = sumOver(results.length, (replication) => results[replication]![index]!) / results.length;
  const squares = sumOver(results.length, (replication) => (results[replication]![index]! - mean) ** 2);
  return Math.sqrt(squares / (results.length - 1));
}

/**
 * Standard errors by the nonparametric bootstrap (Kolen and Brennan 2014, chapter 7); the same seed gives the same errors.
 * Throws `not-converged` where fewer than two replications could be equated.
 */
export function bootstrapErrors(bootstrap: Bootstrap): BootstrapErrors {
  bootstrap.tables.forEach(checkCounts);
  const random = seededRandom(bootstrap.seed);
  const results = Array.from({ length: bootstrap.replications }, () => attempt(bootstrap, random)).filter(
    (result) => result !== undefined,
  );
  const [first] = results;
  if (!first || results.length < 2) throw new PsychometricError('not-converged');
  return {
    errors: first.map((_, index) => deviationAt(results, index)),
    failed: bootstrap.replications - results.length,
  };
}

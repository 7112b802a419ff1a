import { bootstrapErrors, rowsOf } from './bootstrap.ts';
import { chainedEquipercentile, tuckerLinear } from './common-item-equating.ts';
import { type BivariateCounts, checkBivariateCounts } from './counts.ts';
import { applyLine } from './linear-equating.ts';
import { smoothBivariateCounts } from './log-linear.ts';
import { type MethodForSize, methodForSize } from './method-for-size.ts';
import { PsychometricError } from './psychometric-error.ts';
import { total } from './sums.ts';

export interface FormsToEquate {
  /** Joint counts of each form with the common items; the first is the reference form. */
  readonly tables: readonly BivariateCounts[];
  /** Replications of the bootstrap; 100 give an error of the errors of about 7 %. */
  readonly replications: number;
  readonly seed: number;
}

export interface EquatedForms {
  readonly method: MethodForSize;
  /** `points[form][score]`: what a score of the form is worth on the reference form, which is equal to itself. */
  readonly points: readonly (readonly number[])[];
  /** The standard errors of `points`. */
  readonly errors: readonly (readonly number[])[];
  /** Replications that were too thin to be equated. */
  readonly failed: number;
}

type Points = readonly (readonly number[])[];

const scoresOf = (table: BivariateCounts) => table.map((_, score) => score);

/** Keeps four moments of each score and the covariance, where there are so many scores. */
function smooth(table: BivariateCounts): BivariateCounts {
  const degree = (scores: number) => Math.min(4, scores - 1);
  const degrees = { form: degree(table.length), common: degree(table[0]!.length), product: 1 };
  return smoothBivariateCounts(table, degrees).fitted;
}

function byLines(tables: readonly BivariateCounts[]): Points {
  const [reference = [], ...forms] = tables;
  const others = forms.map((form) => {
    const line = tuckerLinear({ form, reference });
    return scoresOf(form).map((score) => applyLine(line, score));
  });
  return [scoresOf(reference), ...others];
}

function byChain(tables: readonly BivariateCounts[]): Points {
  const [reference = [], ...forms] = tables.map(smooth);
  return [scoresOf(reference), ...forms.map((form) => chainedEquipercentile({ form, reference }))];
}

/** Throws `empty`, `lengths-differ` and what `checkBivariateCounts` throws. */
function checkTables(tables: readonly BivariateCounts[]): void {
  tables.forEach((table, form) => {
    checkBivariateCounts(table);
    if (table[0]!.length !== tables[0]![0]!.length) throw new PsychometricError('lengths-differ', form);
  });
}

/** Cuts one list into parts as long as those of `points`. */
function cutLike(points: Points, values: readonly number[]): Points {
  let start = 0;
  return points.map(({ length }) => values.slice(start, (start += length)));
}

/**
 * Equates every form to the first over the common items: Tucker's lines where the smallest group is thin, else the chained
 * equipercentile method over smoothed counts. The standard errors resample all groups, the reference too. Throws what the
 * methods throw: `common-item-unanswered` and `not-converged` are about the data as a whole.
 */
export function equateForms({ tables, replications, seed }: FormsToEquate): EquatedForms {
  checkTables(tables);
  const method = methodForSize(tables.map((table) => total(table.flat())));
  const equate = method.method === 'linear' ? byLines : byChain;
  const points = equate(tables);
  const width = tables[0]![0]!.length;
  const { errors, failed } = bootstrapErrors({
    tables: tables.map((table) => table.flat()),
    equate: (resampled) => equate(resampled.map((table) => rowsOf(table, width))).flat(),
    replications,
    seed,
  });
  return { method, points, errors: cutLike(points, errors), failed };
}

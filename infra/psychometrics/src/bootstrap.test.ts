import { describe, expect, it } from 'vitest';
import { actMath } from '../test/act-math.ts';
import { errorOf } from '../test/error-code.ts';
import { bootstrapErrors, resample, rowsOf } from './bootstrap.ts';
import { equipercentile } from './equipercentile.ts';
import { PsychometricError } from './psychometric-error.ts';
import { momentsOf } from './moments.ts';
import { seededRandom } from './seeded-random.ts';
import { total } from './sums.ts';

const meanOf = ([counts = []]: readonly (readonly number[])[]) => [momentsOf(counts).mean];

describe('the bootstrap', () => {
  it('finds the standard error of a mean', () => {
    const { errors, failed } = bootstrapErrors({
      tables: [actMath.form],
      equate: meanOf,
      replications: 500,
      seed: 3,
    });
    const { deviation, size } = momentsOf(actMath.form);
    expect(Math.abs(errors[0]! / (deviation / Math.sqrt(size)) - 1)).toBeLessThan(0.1);
    expect(failed).toBe(0);
  });

  it('has larger errors where fewer candidates are, and the same for the same seed', () => {
    const bootstrap = {
      tables: [actMath.form, actMath.reference],
      equate: ([x = [], y = []]: readonly (readonly number[])[]) => equipercentile(x, y),
      replications: 60,
      seed: 11,
    };
    const { errors } = bootstrapErrors(bootstrap);
    expect(errors).toHaveLength(41);
    const tenth = bootstrap.tables.map((table) => table.map((count) => Math.ceil(count / 10)));
    expect(bootstrapErrors({ ...bootstrap, tables: tenth }).errors[20]).toBeGreaterThan(2 * errors[20]!);
    expect(bootstrapErrors(bootstrap).errors).toEqual(errors);
    expect(bootstrapErrors({ ...bootstrap, seed: 12 }).errors).not.toEqual(errors);
  });

  it('leaves out replications that are too thin, and says how many', () => {
    const equate = (tables: readonly (readonly number[])[]) => {
      if (tables[0]![0] === 0) throw new PsychometricError('no-spread');
      return meanOf(tables);
    };
    const { failed } = bootstrapErrors({ tables: [[1, 4]], equate, replications: 200, seed: 5 });
    // (4/5)^5 of the samples lack the first score.
    expect(failed).toBeGreaterThan(40);
    expect(failed).toBeLessThan(90);
  });

  it('passes on errors of other kinds, and refuses empty tables and too few replications', () => {
    const fault = () => {
      throw new RangeError('a fault');
    };
    expect(() => bootstrapErrors({ tables: [[1]], equate: fault, replications: 2, seed: 1 })).toThrow(
      RangeError,
    );
    const run = (tables: readonly (readonly number[])[], replications: number) =>
      errorOf(() => bootstrapErrors({ tables, equate: meanOf, replications, seed: 1 }))?.[0];
    expect(run([[]], 9)).toBe('empty');
    expect(run([[1, 1]], 1)).toBe('not-converged');
    expect(run([[1, 1]], 0)).toBe('not-converged');
  });
});

describe('a resampled table', () => {
  it('has as many candidates, and none where none were', () => {
    const drawn = resample([5, 0, 20, 0], seededRandom(1));
    expect(total(drawn)).toBe(25);
    expect([drawn[1], drawn[3]]).toEqual([0, 0]);
  });

  it('is cut into rows', () => {
    expect(rowsOf([1, 2, 3, 4, 5, 6], 3)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { errorOf, farthest } from '../test/error-code.ts';
import { kbNeat } from '../test/kb-neat.ts';
import { chainedEquipercentile, tuckerLinear } from './common-item-equating.ts';
import { applyLine } from './linear-equating.ts';
import { smoothBivariateCounts } from './log-linear.ts';
import { equateForms } from './equate-forms.ts';

const { form, reference } = kbNeat;
const scores = form.map((_, score) => score);
const options = { replications: 30, seed: 9 };

describe('forms with enough candidates', () => {
  const equated = equateForms({ tables: [reference, form, form], ...options });

  it('are equated by the chained equipercentile method over smoothed counts', () => {
    const smooth = (table: typeof form) =>
      smoothBivariateCounts(table, { form: 4, common: 4, product: 1 }).fitted;
    expect(equated.method).toMatchObject({ method: 'equipercentile', smallest: 1638 });
    expect(equated.points[1]).toEqual(
      chainedEquipercentile({ form: smooth(form), reference: smooth(reference) }),
    );
    expect(equated.points[2]).toEqual(equated.points[1]);
  });

  it('have errors for every score, but for those of the reference form', () => {
    expect(equated.points[0]).toEqual(scores);
    expect(equated.errors[0]).toEqual(scores.map(() => 0));
    expect(equated.errors.map(({ length }) => length)).toEqual([37, 37, 37]);
    expect(equated.errors[1]![16]).toBeGreaterThan(0.05);
    expect(equated.errors[1]![16]).toBeLessThan(0.4);
    expect(equated.failed).toBe(0);
  });

  it('are equated to the same points and errors with the same seed', () => {
    expect(equateForms({ tables: [reference, form, form], ...options })).toEqual(equated);
  });
});

describe('forms with few candidates', () => {
  const tenth = (table: typeof form) => table.map((row) => row.map((count) => Math.round(count / 10)));
  const thin = equateForms({ tables: [reference, tenth(form)], ...options });

  it('are equated by a line, and it is said', () => {
    const line = tuckerLinear({ form: tenth(form), reference });
    expect(thin.method).toMatchObject({ method: 'linear', isThin: true });
    expect(
      farthest(
        thin.points[1]!,
        scores.map((score) => applyLine(line, score)),
      ),
    ).toBe(0);
  });
});

describe('forms that cannot be equated', () => {
  const good = [
    [2, 1],
    [1, 3],
  ];
  it.each([
    ['none', [], 'empty'],
    ['without candidates', [good, [[0, 0]]], 'empty'],
    ['with other common items', [good, [[1, 2, 3]]], 'lengths-differ'],
    ['with a negative count', [good, [[1, -2]]], 'negative-count'],
    [
      'with common items that nobody answered',
      [
        good,
        [
          [2, 0],
          [5, 0],
        ],
      ],
      'common-item-unanswered',
    ],
  ])('%s are refused', (_, tables, code) => {
    expect(errorOf(() => equateForms({ tables, ...options }))?.[0]).toBe(code);
  });
});

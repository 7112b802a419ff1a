import { describe, expect, it } from 'vitest';
import { actMath } from '../test/act-math.ts';
import { errorOf } from '../test/error-code.ts';
import { bootstrapErrors } from './bootstrap.ts';
import {
  applyLine,
  inverseLine,
  linearEquating,
  linearStandardError,
  meanEquating,
} from './linear-equating.ts';

const { form, reference } = actMath;

describe('mean equating', () => {
  it('of ACTmath moves scores by the difference that equate prints', () => {
    const line = meanEquating(form, reference);
    expect(line.slope).toBe(1);
    expect(line.intercept).toBeCloseTo(-0.8726, 4);
  });
});

describe('linear equating', () => {
  it('of ACTmath has the computed line', () => {
    const { slope, intercept } = linearEquating(form, reference);
    expect(slope).toBeCloseTo(1.0886161, 6);
    expect(intercept).toBeCloseTo(-2.6318643, 6);
  });

  it('is symmetric: the other direction is the inverse line', () => {
    const back = inverseLine(linearEquating(form, reference));
    const line = linearEquating(reference, form);
    expect(back.slope).toBeCloseTo(line.slope, 12);
    expect(back.intercept).toBeCloseTo(line.intercept, 12);
    expect(applyLine(back, applyLine(linearEquating(form, reference), 17))).toBeCloseTo(17, 12);
  });

  it('changes nothing between equal forms', () => {
    expect(linearEquating(form, form)).toEqual({ slope: 1, intercept: 0 });
  });

  it.each([
    [[0, 5], [1, 1], 'no-spread'],
    [[1, 1], [0, 5], 'no-spread'],
    [[], [1, 1], 'empty'],
    [[1, 1], [], 'empty'],
  ])('of %j and %j is refused: %s', (left, right, code) => {
    expect(errorOf(() => linearEquating(left, right))?.[0]).toBe(code);
    expect(errorOf(() => linearStandardError(left, right))?.[0]).toBe(code);
  });
});

describe('the standard error of linear equating', () => {
  it('by the delta method agrees with the bootstrap', () => {
    const errorAt = linearStandardError(form, reference);
    const { errors } = bootstrapErrors({
      tables: [form, reference],
      equate: ([x = [], y = []]) => [0, 20, 40].map((score) => applyLine(linearEquating(x, y), score)),
      replications: 400,
      seed: 7,
    });
    [0, 20, 40].forEach((score, index) => {
      expect(Math.abs(errors[index]! / errorAt(score) - 1)).toBeLessThan(0.12);
    });
  });

  it('halves with four times the candidates', () => {
    const four = (counts: readonly number[]) => counts.map((count) => 4 * count);
    const ratio =
      linearStandardError(form, reference)(31) / linearStandardError(four(form), four(reference))(31);
    expect(ratio).toBeCloseTo(2, 10);
  });
});

import { describe, expect, it } from 'vitest';
import { errorOf, farthest } from '../test/error-code.ts';
import { kb36 } from '../test/kb-36.ts';
import { rightAnswer } from './item-response.ts';
import { observedScoreEquating, scoreFrequencies, trueScoreEquating } from './true-score-equating.ts';

const forms = { form: kb36.linkedForm, reference: kb36.reference };

describe('true-score equating', () => {
  it.each([
    [0, 0],
    [1, 0.888],
    [5, 4.4401],
    [7, 6.1341],
    [10, 9.6235],
    [15, 15.4026],
    [18, 18.7455],
    [20, 20.981],
    [25, 26.3863],
    [30, 31.382],
    [35, 35.5754],
    [36, 36],
  ])('of KB36 makes %i worth %f', (score, point) => {
    expect(trueScoreEquating(forms)[score]).toBeCloseTo(point, 4);
  });

  it('changes nothing between equal forms', () => {
    const points = trueScoreEquating({ form: kb36.form, reference: kb36.form });
    expect(
      farthest(
        points,
        points.map((_, score) => score),
      ),
    ).toBeLessThan(1e-9);
  });

  it('rises, and is inverse to the other direction where both forms are above guessing', () => {
    const there = trueScoreEquating(forms);
    const back = trueScoreEquating({ form: kb36.reference, reference: kb36.linkedForm });
    there.slice(1).forEach((point, score) => expect(point).toBeGreaterThan(there[score]!));
    const between = (point: number) => {
      const below = Math.floor(point);
      return back[below]! + (point - below) * (back[below + 1]! - back[below]!);
    };
    for (let score = 7; score < 35; score += 1)
      expect(Math.abs(between(there[score]!) - score)).toBeLessThan(0.05);
  });

  it('of items without guessing keeps 0 at 0, and reaches the reference’s own length', () => {
    const easy = { discrimination: 1, difficulty: -1, guessing: 0 };
    const hard = { discrimination: 1, difficulty: 1, guessing: 0 };
    const points = trueScoreEquating({ form: [hard, hard], reference: [easy, easy, easy] });
    expect([points[0], points[2]]).toEqual([0, 3]);
    expect(points[1]).toBeCloseTo(3 * rightAnswer(easy, 1), 9);
  });

  it('refuses a form without items', () => {
    expect(errorOf(() => trueScoreEquating({ form: [], reference: kb36.form }))?.[0]).toBe('empty');
    expect(errorOf(() => trueScoreEquating({ form: kb36.form, reference: [] }))?.[0]).toBe('empty');
  });
});

describe('observed-score equating', () => {
  it('is near to true-score equating above guessing', () => {
    const [observed, expected] = [observedScoreEquating(forms), trueScoreEquating(forms)];
    for (let score = 12; score < 35; score += 1)
      expect(Math.abs(observed[score]! - expected[score]!)).toBeLessThan(0.2);
  });

  it('changes nothing between equal forms', () => {
    const points = observedScoreEquating({ form: kb36.form, reference: kb36.form });
    expect(
      farthest(
        points,
        points.map((_, score) => score),
      ),
    ).toBeLessThan(1e-9);
  });

  it('rests on frequencies with the sum 1, and refuses a population without weights', () => {
    const sum = scoreFrequencies(kb36.form, { points: [-1, 1], weights: [2, 2] }).reduce(
      (left, right) => left + right,
    );
    expect(sum).toBeCloseTo(1, 12);
    const refused = (points: readonly number[], weights: readonly number[]) =>
      errorOf(() => scoreFrequencies(kb36.form, { points, weights }))?.[0];
    expect([refused([], []), refused([1], [0]), refused([1], [1, 2])]).toEqual([
      'empty',
      'empty',
      'lengths-differ',
    ]);
  });
});

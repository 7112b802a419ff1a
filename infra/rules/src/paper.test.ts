import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, marks, noMarks, rounded } from './marks.ts';
import { leastReachableMarks, reachableMarks, sumOfMarks, type MarkedSubject } from './paper.ts';

const subject = (points: readonly number[], mandatory: boolean): MarkedSubject => ({
  mandatory,
  mcqs: points.map((value) => ({ points: value })),
});

const points = fc.array(
  fc.integer({ min: 1, max: 1000 }).map((hundredths) => hundredths / 100),
  { maxLength: 12 },
);
const subjects = fc.array(
  fc.record({ points, mandatory: fc.boolean() }).map((made) => subject(made.points, made.mandatory)),
  { minLength: 1, maxLength: 6 },
);
const sum = (made: MarkedSubject) =>
  made.mcqs.reduce((total, mcq) => total + Math.round(mcq.points * 100), 0);

describe('the marks that can be reached', () => {
  it('are those of the mandatory subjects and the best optional ones', () => {
    const made = [subject([1, 1], true), subject([2], false), subject([5], false), subject([1], false)];
    expect([1, 2, 3, 4].map((required) => reachableMarks(made, required))).toEqual([2, 7, 9, 10]);
  });

  it('are fewer for who chooses the optional subjects with the fewest marks', () => {
    const made = [subject([1, 1], true), subject([2], false), subject([5], false), subject([1], false)];
    expect([1, 2, 3, 4].map((required) => leastReachableMarks(made, required))).toEqual([2, 3, 5, 10]);
  });

  it('add hundredths exactly', () => {
    expect(reachableMarks([subject([0.1, 0.2], true)], 1)).toBe(0.3);
    expect(reachableMarks([subject([0.1, 0.7], true)], 1)).toBe(0.8);
  });

  it.each([
    [[0.333, 0.333, 0.333], 1],
    [[1.115, 1.115], 2.23],
    [[0.125, 0.125, 0.125], 0.38],
  ])('round once, at the end: %j', (values, total) => {
    expect(reachableMarks([subject(values, true)], 1)).toBe(total);
  });

  it('equal the score of a perfect paper, whatever the points', () => {
    const anyPoints = fc.array(
      fc.integer({ min: 0, max: 100_000 }).map((value) => value / 1000),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(anyPoints, (values) => {
        const score = rounded(values.map((value) => marks(value)).reduce(add, noMarks));
        expect(reachableMarks([subject(values, true)], 1)).toBe(score);
      }),
    );
  });

  it('are never less than any choice of subjects that is allowed, and never fall when more is asked for', () => {
    fc.assert(
      fc.property(subjects, fc.integer({ min: 0, max: 6 }), fc.nat(), (made, extra, seed) => {
        const mandatory = made.filter((one) => one.mandatory);
        const optional = made.filter((one) => !one.mandatory);
        const required = Math.min(made.length, mandatory.length + extra);
        const rotated = optional.map((_, index) => optional[(index + seed) % optional.length]!);
        const choice = [...mandatory, ...rotated.slice(0, required - mandatory.length)];
        const reachable = Math.round(reachableMarks(made, required) * 100);
        expect(reachable).toBeGreaterThanOrEqual(choice.reduce((total, one) => total + sum(one), 0));
        expect(reachableMarks(made, required + 1)).toBeGreaterThanOrEqual(reachableMarks(made, required));
      }),
    );
  });
});

describe('a sum of marks', () => {
  it('is exact where floating point is not, and rounded once', () => {
    expect(sumOfMarks([0.1, 0.7])).toBe(0.8);
    expect(sumOfMarks([0.0833, 0.0833, 0.0833])).toBe(0.25);
    expect(Object.is(sumOfMarks([]), 0)).toBe(true);
  });
});

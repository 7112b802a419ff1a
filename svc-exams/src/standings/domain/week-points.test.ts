import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsOfAttempt, weekPoints, type Contribution } from './week-points.ts';

const contribution: fc.Arbitrary<Contribution> = fc.record({
  questionKeys: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 6 }),
  points: fc.constantFrom(0, 1, 3),
});
const contributions = fc.array(contribution, { maxLength: 8 });

describe('the points of a week', () => {
  it('are three for a right answer of a first sitting, and one in practice', () => {
    const exam = { questionKeys: ['a', 'b'], points: pointsOfAttempt({ isPractice: false, attemptNo: 1 }) };
    const practice = {
      questionKeys: ['b', 'c'],
      points: pointsOfAttempt({ isPractice: true, attemptNo: 4 }),
    };
    const again = { questionKeys: ['d'], points: pointsOfAttempt({ isPractice: false, attemptNo: 2 }) };
    expect(weekPoints([exam, practice, again])).toBe(3 + 3 + 1);
  });

  it('do not depend on the order of the attempts [NEW-10]', () => {
    fc.assert(
      fc.property(contributions, (all) => {
        expect(weekPoints(all.toReversed())).toBe(weekPoints(all));
        expect(weekPoints(all.toSorted((one, other) => one.points - other.points))).toBe(weekPoints(all));
      }),
    );
  });

  it('do not grow when an attempt or a question is repeated [NEW-10]', () => {
    fc.assert(
      fc.property(contributions, (all) => {
        const doubled = all.map(({ questionKeys, points }) => ({
          questionKeys: [...questionKeys, ...questionKeys],
          points,
        }));
        expect(weekPoints([...all, ...all])).toBe(weekPoints(all));
        expect(weekPoints(doubled)).toBe(weekPoints(all));
      }),
    );
  });

  it('never fall through another attempt, and are at most three for each question [NEW-10]', () => {
    fc.assert(
      fc.property(contributions, contribution, (all, one) => {
        const questions = new Set([...all, one].flatMap(({ questionKeys }) => questionKeys));
        expect(weekPoints([...all, one])).toBeGreaterThanOrEqual(weekPoints(all));
        expect(weekPoints([...all, one])).toBeLessThanOrEqual(3 * questions.size);
      }),
    );
  });
});

import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFact, countPractised, isAhead, noActivity, type Activity, type Fact } from './activity.ts';
import { todayOf } from './daily-goal.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 30, 6);
const at = (day: number, hour = 0) => new Date(start + day * dayMs + hour * 3_600_000).toISOString();

const dated = record({
  day: integer({ min: 0, max: 6 }),
  fact: record({
    id: integer({ min: 0, max: 12 }).map((n) => `a${n}`),
    kind: constantFrom<Fact['kind'][]>('questions', 'lessons', 'reviews'),
    count: integer({ min: 1, max: 30 }),
  }),
});

const countAll = (facts: readonly { readonly day: number; readonly fact: Fact }[]): Activity =>
  facts.reduce((activity, { day, fact }) => countFact(activity, at(day), fact), noActivity);

describe('counting what was done on a day', () => {
  it('does not depend on the order of events, and counts no repeat', () => {
    assert(
      property(array(dated, { maxLength: 40 }), (facts) => {
        const once = countAll(facts);
        expect(countAll(facts.toReversed())).toEqual(once);
        expect(countAll([...facts, ...facts])).toEqual(once);
      }),
      { numRuns: 150 },
    );
  });

  it('gives questions, lessons and reviews apart, of the day in Dhaka', () => {
    const activity = [
      countFactAt(at(0, 11), { id: 'exam', kind: 'questions', count: 9 }),
      countFactAt(at(0, 13), { id: 'lesson', kind: 'lessons', count: 1 }),
      countFactAt(at(0, 0), { id: 'review', kind: 'reviews', count: 2 }),
    ].reduce((all, count) => count(all), noActivity);
    // 13 hours after 12:00 in Dhaka it is the next day there.
    expect(todayOf(activity, { now: start })).toMatchObject({
      day: '2026-01-30',
      goal: 20,
      questions: 9,
      lessons: 0,
      reviews: 2,
    });
    expect(todayOf(activity, { now: start + dayMs, goal: 40 })).toMatchObject({ lessons: 1, goal: 40 });
  });

  it('keeps only the totals of days more than a week old, which a repeat leaves as they are', () => {
    const fact: Fact = { id: 'a', kind: 'questions', count: 5 };
    const old = countFact(noActivity, at(0), fact);
    const later = countFact(old, at(9), { ...fact, id: 'b' });
    expect(later.counts).toEqual([
      expect.objectContaining({ day: '2026-02-08', facts: [{ ...fact, id: 'b' }] }),
      { day: '2026-01-30', questions: 5, lessons: 0, reviews: 0 },
    ]);
    expect(countFact(later, at(0), fact)).toBe(later);
  });

  it('stays small however much is done', () => {
    let activity: Activity = noActivity;
    for (let day = 0; day < 500; day += 1) {
      activity = countFact(activity, at(day), { id: `x${day}`, kind: 'lessons', count: 1 });
    }
    for (let n = 0; n < 300; n += 1) {
      activity = countFact(activity, at(499), { id: `${n}`.padStart(24, '0'), kind: 'questions', count: 1 });
    }
    expect(activity.days).toHaveLength(400);
    expect(activity.counts).toHaveLength(35);
    expect(activity.counts?.[0]?.facts).toHaveLength(100);
    expect(JSON.stringify(activity).length).toBeLessThan(20_000);
  });

  it('names the subjects practised on the latest day only', () => {
    const first = countPractised(noActivity, at(1), ['Physics']);
    const both = countPractised(countPractised(first, at(1, 1), ['Biology', 'Physics']), at(0), ['Drawing']);
    expect(todayOf(both, { now: start + dayMs }).subjects).toEqual(['Biology', 'Physics']);
    expect(todayOf(both, { now: start + 2 * dayMs }).subjects).toEqual([]);
    expect(countPractised(both, at(1), ['Physics'])).toBe(both);
  });

  it('takes a time of tomorrow for a clock that is a little ahead, and a later one for wrong', () => {
    expect(isAhead(at(0, 23), start)).toBe(false);
    expect(isAhead(at(0, 25), start)).toBe(true);
  });
});

function countFactAt(time: string, fact: Fact) {
  return (activity: Activity): Activity => countFact(activity, time, fact);
}

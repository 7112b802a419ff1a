import { describe, expect, it } from 'vitest';
import { orderOf } from '../../registrations/domain/standing.ts';
import {
  byMerit,
  createComparison,
  createRanking,
  isSame,
  type IssuedEntry,
  type Participant,
} from './issued-list.ts';
import { countSubjects } from './subject-ranks.ts';

function participant(_id: string, score: number, seconds = 60): Participant {
  const result = {
    resultId: `of-${_id}`,
    score,
    totalMarks: 30,
    durationMs: seconds * 1000,
    scoreVersion: 1,
  };
  return { _id, standing: { ...result, order: orderOf(result) } };
}

const rankAll = (participants: readonly Participant[]): readonly IssuedEntry[] =>
  participants.toSorted(byMerit).map(createRanking(countSubjects().ranks()));

const byId = (entries: readonly IssuedEntry[]) =>
  new Map(entries.map((entry) => [entry.registrationId, entry] as const));

describe('the merit list', () => {
  it('shares ranks among equal marks in equal time: 1, 2, 2, 4', () => {
    const all = [participant('d', 10), participant('a', 20), participant('c', 20), participant('b', 25)];
    expect(rankAll(all).map(({ registrationId, rank }) => [registrationId, rank])).toEqual([
      ['b', 1],
      ['a', 2],
      ['c', 2],
      ['d', 4],
    ]);
  });

  it('puts less time first among equal marks', () => {
    const all = [participant('a', 20, 61), participant('b', 20, 60)];
    expect(rankAll(all).map(({ registrationId }) => registrationId)).toEqual(['b', 'a']);
  });
});

describe('a list compared with the version before', () => {
  const before = byId(rankAll([participant('a', 20), participant('b', 15), participant('gone', 1)]));

  it('counts who moved, entered and left, and gives each the previous place', () => {
    const now = rankAll([participant('a', 20), participant('b', 22), participant('c', 3)]);
    const comparison = createComparison(before);
    const entries = now.map((entry) => comparison.compare(entry));
    expect(comparison.changes()).toEqual({ entered: 1, left: 1, up: 1, down: 1, marks: 1 });
    expect(entries.map((entry) => [entry.registrationId, entry.before])).toEqual([
      ['b', { rank: 2, score: 15 }],
      ['a', { rank: 1, score: 20 }],
      ['c', null],
    ]);
  });

  it('says the same in a line whatever its place before was', () => {
    const [first, second] = rankAll([participant('a', 20), participant('b', 15)]);
    if (first === undefined || second === undefined) throw new Error('two lines were made');
    expect(isSame(first, { ...first, before: { rank: 9, score: 1 } })).toBe(true);
    expect(isSame(first, second)).toBe(false);
    expect(isSame(first, rankAll([participant('a', 20, 61)])[0])).toBe(false);
    expect(isSame(first, undefined)).toBe(false);
  });
});

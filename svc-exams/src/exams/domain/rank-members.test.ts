import { describe, expect, it } from 'vitest';
import { rankMembers } from './rank-members.ts';

describe('the ranks of the members of a batch', () => {
  it('go by the exact sum of the marks; equal sums share a rank, and who took none has none [BAT-05]', () => {
    const ranked = rankMembers([
      { studentId: 'none', scores: [null, null] },
      { studentId: 'b', scores: [0.1, 0.2] },
      { studentId: 'a', scores: [null, 0.3] },
      { studentId: 'c', scores: [-1, 0.25] },
      { studentId: 'best', scores: [4, 3.75] },
    ]);
    expect(ranked.map(({ studentId, rank, sum, taken }) => [studentId, rank, sum, taken])).toEqual([
      ['best', 1, 7.75, 2],
      ['a', 2, 0.3, 1],
      ['b', 2, 0.3, 2],
      ['c', 4, -0.75, 2],
      ['none', null, 0, 0],
    ]);
  });
});

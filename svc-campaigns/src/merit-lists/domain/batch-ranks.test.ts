import { describe, expect, it } from 'vitest';
import type { MeritEntry } from './merit-list.ts';
import { rankInBatch } from './batch-ranks.ts';

const lines = (...ranks: number[]) => ranks.map((rank) => ({ entry: { rank } }) as MeritEntry);

describe('ranks within a batch', () => {
  it('count its participants only, and keep equal ranks equal', () => {
    expect(rankInBatch(lines(3, 7, 7, 20)).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
    expect(rankInBatch([])).toEqual([]);
  });
});

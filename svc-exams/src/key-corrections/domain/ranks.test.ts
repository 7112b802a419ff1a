import { expect, it } from 'vitest';
import { rankOf } from './ranks.ts';

it('gives students with one score the same rank, and the next one a rank below all of them', () => {
  const rank = rankOf([9, 7, 7, 4]);
  expect([9, 7, 4].map(rank)).toEqual([1, 2, 4]);
});

it('ranks a score that nobody has below all higher ones', () => {
  const rank = rankOf([9, 7, 7, 4]);
  expect([10, 8, 5, 0].map(rank)).toEqual([1, 2, 4, 5]);
});

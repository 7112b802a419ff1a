import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { inLotOrder, lotOf } from './lot.ts';
import { seatCounts } from './seat-counts.ts';

describe('lots', () => {
  it('are those that another implementation of the same formula, in Python, has', () => {
    expect([lotOf('', ''), lotOf('2026', 'c1'), lotOf('2026', 'c2')]).toEqual([
      579_050_429, 2_556_045_417, 3_094_861_490,
    ]);
  });

  it('treat candidates alike: each of 10 is first in about a tenth of 10,000 seeds', () => {
    const people = Array.from({ length: 10 }, (_, index) => ({ id: `candidate ${index}` }));
    const first = new Map<string, number>();
    for (let seed = 0; seed < 10_000; seed += 1) {
      const winner = inLotOrder(people, `seed ${seed}`)[0]?.id ?? '';
      first.set(winner, (first.get(winner) ?? 0) + 1);
    }
    for (const { id } of people) {
      expect(first.get(id)).toBeGreaterThan(880);
      expect(first.get(id)).toBeLessThan(1_120);
    }
  });
});

describe('canonical JSON', () => {
  it('sorts keys at every depth and leaves lists as they are', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }, 'ক'], a: true })).toBe(
      '{"a":true,"b":[{"c":null,"d":1},"ক"]}',
    );
  });
});

describe('seat counts', () => {
  it('round shares down and give the rest to the rest', () => {
    const category = (
      name: string,
      seats: { readonly share: number } | { readonly count: number } | 'rest',
    ) => ({
      category: name,
      claims: [],
      seats,
      unfilled: 'lost' as const,
    });
    const categories = [
      category('open', 'rest'),
      category('a', { share: 500 }),
      category('b', { share: 125 }),
      category('c', { count: 3 }),
    ];
    expect(seatCounts({ id: 'P', seats: 5_645, categories })).toEqual([5_290, 282, 70, 3]);
  });
});

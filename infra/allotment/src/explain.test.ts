import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidate, market, markets, open, programme, reserved } from '../test/markets.ts';
import { allot } from './allot.ts';
import { createExplainer } from './explain.ts';
import type { AllotmentInput } from './types.ts';

const explainerOf = (input: AllotmentInput) => createExplainer(input, allot(input));

describe('explanations', () => {
  const input = market(
    [programme('P', open(2), reserved('a', 1)), programme('Q', open(1)), programme('R', open(3))],
    [
      candidate('c1', 1, { choices: ['P'] }),
      candidate('c2', 2, { choices: ['Q', 'P'] }),
      candidate('c3', 3, { choices: ['P', 'Q'] }),
      candidate('c4', 4, { choices: ['P', 'Q'] }),
      candidate('c5', 5, { choices: ['P', 'Q'] }),
      candidate('c6', 6, { choices: ['P', 'Q', 'R'], claims: ['b'] }),
      candidate('c7', 7, { choices: ['R', 'P'], claims: ['a'] }),
    ],
  );
  const { explain, waitingList } = explainerOf(input);

  it('say how many were ahead, who was last, and how many seats were missing', () => {
    expect(explain('c6')).toEqual([
      {
        choice: 1,
        programme: 'P',
        rank: 6,
        code: 'refused',
        categories: [
          { category: 'open', code: 'full', seats: 2, lastRank: 3, ahead: 5, away: 3 },
          { category: 'a', code: 'not-claimed', seats: 1, lastRank: null, ahead: 0, away: 0 },
        ],
      },
      {
        choice: 2,
        programme: 'Q',
        rank: 6,
        code: 'refused',
        categories: [{ category: 'open', code: 'full', seats: 1, lastRank: 2, ahead: 4, away: 3 }],
      },
      {
        choice: 3,
        programme: 'R',
        rank: 6,
        code: 'placed',
        categories: [{ category: 'open', code: 'placed', seats: 3, lastRank: 7, ahead: 0, away: 0 }],
      },
    ]);
  });

  it('name choices that were not needed, and categories that were not tried', () => {
    const [, second] = explain('c7');
    expect(second).toMatchObject({
      code: 'not-needed',
      categories: [
        { code: 'not-tried', ahead: 6, away: 0 },
        { code: 'not-tried', ahead: 0, away: 0 },
      ],
    });
  });

  it('list who waits for a seat, the first first', () => {
    expect(waitingList({ programme: 'P', category: 'open' })).toEqual(['c4', 'c5', 'c6']);
    expect(waitingList({ programme: 'Q', category: 'open' })).toEqual(['c4', 'c5', 'c6']);
    expect(waitingList({ programme: 'R', category: 'open' })).toEqual([]);
  });

  it('refuse candidates and categories that do not exist', () => {
    expect(() => explain('nobody')).toThrow(RangeError);
    expect(() => waitingList({ programme: 'P', category: 'z' })).toThrow(RangeError);
  });

  it('refuse the result of another input', () => {
    const other = createExplainer(input, allot(market([], [])));
    expect(() => other.explain('c1')).toThrow(RangeError);
  });
});

describe('explanations of equal ranks', () => {
  const tied = (ties: AllotmentInput['ties'], seats = 2) =>
    market(
      [programme('P', open(seats))],
      [1, 2, 2, 3].map((rank, index) => candidate(`c${index}`, rank, { choices: ['P'] })),
      ties,
    );
  const codes = (input: AllotmentInput) => {
    const { explain } = explainerOf(input);
    return input.candidates.map(({ id }) => {
      const category = explain(id)[0]?.categories[0];
      return [category?.code, category?.ahead, category?.away];
    });
  };

  it('name the lot', () => {
    const [first, ...rest] = codes(tied('by-lot'));
    expect([first, rest.at(-1)]).toEqual([
      ['placed', 0, 0],
      ['full', 3, 2],
    ]);
    expect(rest).toContainEqual(['placed', 1, 0]);
    expect(rest).toContainEqual(['lost-lot', 2, 1]);
  });

  it('name the seat that was left', () => {
    expect(codes(tied('leave'))).toEqual([
      ['placed', 0, 0],
      ['tie-left', 1, 1],
      ['tie-left', 1, 1],
      ['tie-left', 3, 2],
    ]);
  });

  it('name full and missing seats', () => {
    expect(codes(tied('exceed')).at(-1)).toEqual(['full', 3, 2]);
    expect(codes(tied('exceed', 0)).at(0)).toEqual(['no-seats', 0, 1]);
  });
});

describe.each(['by-lot', 'exceed', 'leave'] as const)('how far a candidate is away with ties %s', (ties) => {
  it('is right: with that many seats more, and not fewer, the category would have them', () => {
    fc.assert(
      fc.property(markets({ ties, programmes: 1 }), (input) => {
        const { explain } = explainerOf(input);
        for (const { id, choices } of input.candidates) {
          const open = explain(id)[0]?.categories.find(({ category }) => category === 'open');
          if (choices.length === 0 || open === undefined || open.away === 0) continue;
          expect(isInOpen(withOpenSeats(input, open.away), id)).toBe(true);
          expect(isInOpen(withOpenSeats(input, open.away - 1), id)).toBe(false);
        }
      }),
    );
  });

  function withOpenSeats(input: AllotmentInput, more: number): AllotmentInput {
    const programmes = input.programmes.map((at) => ({
      ...at,
      seats: at.seats + more,
      categories: at.categories.map((category) =>
        category.category === 'open' && typeof category.seats === 'object' && 'count' in category.seats
          ? { ...category, seats: { count: category.seats.count + more } }
          : category,
      ),
    }));
    return { ...input, programmes };
  }

  function isInOpen(input: AllotmentInput, id: string): boolean {
    return allot(input).placements.some((seat) => seat.candidate === id && seat.category === 'open');
  }
});

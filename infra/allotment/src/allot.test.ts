import { describe, expect, it } from 'vitest';
import { candidate, market, open, programme, reserved, seatsIn } from '../test/markets.ts';
import { allot, AllotmentInputError } from './allot.ts';
import { checkAllotment } from './check-allotment.ts';
import { lotOf } from './lot.ts';

/** One-to-one markets of Gale and Shapley 1962: lists of both sides, the best first. */
function marriages(left: Readonly<Record<string, string>>, right: Readonly<Record<string, string>>) {
  return market(
    Object.keys(right).map((id) => programme(id, open(1))),
    Object.entries(left).map(([id, choices]) => ({
      id,
      choices: choices.split(' '),
      claims: [],
      ranks: Object.fromEntries(
        Object.entries(right).map(([at, order]) => [at, order.split(' ').indexOf(id) + 1]),
      ),
    })),
  );
}

const seatIn = (programmes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(programmes).map(([id, at]) => [id, `${at}/open`]));

describe('the published examples of Gale and Shapley (1962)', () => {
  it('gives everybody on the proposing side their first choice in example 1', () => {
    const input = marriages({ x: 'A B C', y: 'B C A', z: 'C A B' }, { A: 'y z x', B: 'z x y', C: 'x y z' });
    expect(seatsIn(allot(input))).toEqual(seatIn({ x: 'A', y: 'B', z: 'C' }));
  });

  it('finds the only stable matching of example 2', () => {
    const input = marriages(
      { w: 'A B C D', x: 'A D C B', y: 'B A C D', z: 'D B C A' },
      { A: 'z y w x', B: 'x z w y', C: 'z w x y', D: 'y x w z' },
    );
    const expected = { w: 'C', x: 'D', y: 'A', z: 'B' };
    expect(seatsIn(allot(input))).toEqual(seatIn(expected));
  });
});

describe('categories', () => {
  const people = [
    candidate('c1', 1, { choices: ['P'], claims: ['a'] }),
    candidate('c2', 2, { choices: ['P'] }),
    candidate('c3', 3, { choices: ['P'], claims: ['a'] }),
    candidate('c4', 4, { choices: ['P'], claims: ['a', 'b'] }),
  ];

  it('are tried in the order of the programme', () => {
    const openFirst = market([programme('P', open(1), reserved('a', 1))], people);
    expect(seatsIn(allot(openFirst))).toEqual({ c1: 'P/open', c3: 'P/a' });
    const reservedFirst = market([programme('P', reserved('a', 1), open(1))], people);
    expect(seatsIn(allot(reservedFirst))).toEqual({ c1: 'P/a', c2: 'P/open' });
  });

  it('may require several claims', () => {
    const both = { ...reserved('a-and-b', 1), claims: ['a', 'b'] };
    expect(seatsIn(allot(market([programme('P', both)], people)))).toEqual({ c4: 'P/a-and-b' });
  });

  it('share seats by gender in halves', () => {
    const halves = {
      id: 'P',
      seats: 5,
      categories: [half('a'), half('b'), { ...open(0), seats: 'rest' as const }],
    };
    const input = market(
      [halves],
      ['a', 'a', 'a', 'a', 'b'].map((claim, index) =>
        candidate(`c${index}`, index + 1, { choices: ['P'], claims: [claim] }),
      ),
    );
    expect(seatsIn(allot(input))).toEqual({ c0: 'P/a', c1: 'P/a', c2: 'P/open', c4: 'P/b' });
  });

  function half(claim: string) {
    return { ...reserved(claim, 0), seats: { share: 5_000 } };
  }
});

describe('unfilled seats', () => {
  it('stay empty where they are lost', () => {
    const input = market(
      [programme('P', open(1), reserved('a', 1))],
      [candidate('c1', 1, { choices: ['P'] }), candidate('c2', 2, { choices: ['P'] })],
    );
    expect(allot(input)).toEqual({
      placements: [{ candidate: 'c1', programme: 'P', category: 'open' }],
      unplaced: ['c2'],
      seats: [
        { programme: 'P', category: 'open', seats: 1, received: 0, given: 0, filled: 1, lastRank: 1 },
        { programme: 'P', category: 'a', seats: 1, received: 0, given: 0, filled: 0, lastRank: null },
      ],
      repetitions: 0,
    });
  });

  it('go from category to category until they are wanted', () => {
    const input = market(
      [programme('P', open(1), reserved('a', 1, { to: 'open' }), reserved('b', 1, { to: 'a' }))],
      ['c1', 'c2', 'c3', 'c4'].map((id, index) => candidate(id, index + 1, { choices: ['P'] })),
    );
    const result = allot(input);
    expect(seatsIn(result)).toEqual({ c1: 'P/open', c2: 'P/open', c3: 'P/open' });
    expect(result.seats).toMatchObject([
      { received: 2, given: 0 },
      { received: 1, given: 2 },
      { received: 0, given: 1 },
    ]);
    expect(result.repetitions).toBe(1);
  });

  it('are moved again when a claimant gets a seat elsewhere because of the first move', () => {
    // c3 leaves the seat of P for a better choice, Q, only after Q has got the reserved seat that nobody claims.
    const input = market(
      [
        programme('P', reserved('a', 1, { to: 'open' }), open(0)),
        programme('Q', open(1), reserved('b', 1, { to: 'open' })),
      ],
      [
        candidate('c1', 1, { choices: ['Q'] }),
        candidate('c2', 4, { choices: ['P'] }),
        candidate('c3', 3, { choices: ['Q', 'P'], claims: ['a'] }),
      ],
    );
    const result = allot(input);
    expect(seatsIn(result)).toEqual({ c1: 'Q/open', c2: 'P/open', c3: 'Q/open' });
    expect(result.repetitions).toBe(2);
    expect(checkAllotment(input, result)).toEqual([]);
  });
});

describe('equal ranks at the last seat', () => {
  const tied = (ties: 'exceed' | 'by-lot' | 'leave', seed = 'seed') => ({
    ...market(
      [programme('P', open(2)), programme('Q', open(1))],
      [
        candidate('c1', 1, { choices: ['P', 'Q'] }),
        candidate('c2', 2, { choices: ['P', 'Q'] }),
        candidate('c3', 2, { choices: ['P', 'Q'] }),
        candidate('c4', 3, { choices: ['P', 'Q'] }),
      ],
      ties,
    ),
    seed,
  });

  it('exceed the seats', () => {
    expect(seatsIn(allot(tied('exceed')))).toEqual({
      c1: 'P/open',
      c2: 'P/open',
      c3: 'P/open',
      c4: 'Q/open',
    });
  });

  it('leave the seat empty, also for worse ranks', () => {
    expect(seatsIn(allot(tied('leave')))).toEqual({ c1: 'P/open' });
  });

  it('are decided by the lot that follows from the seed', () => {
    const winners = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => {
      const winner = lotOf(seed, 'c2') < lotOf(seed, 'c3') ? 'c2' : 'c3';
      const loser = winner === 'c2' ? 'c3' : 'c2';
      expect(seatsIn(allot(tied('by-lot', seed)))).toEqual({
        c1: 'P/open',
        [winner]: 'P/open',
        [loser]: 'Q/open',
      });
      return winner;
    });
    expect(new Set(winners).size).toBe(2);
  });
});

describe('an empty input', () => {
  it('has an empty result', () => {
    expect(allot(market([], []))).toEqual({ placements: [], unplaced: [], seats: [], repetitions: 0 });
    expect(allot(market([programme('P')], [candidate('c', 1, { choices: ['P'] })])).unplaced).toEqual(['c']);
  });

  it('with faults is refused with all of them', () => {
    const input = market([], [candidate('c', 1, { choices: ['P', 'Q'] })]);
    expect(() => allot(input)).toThrow(AllotmentInputError);
    expect(() => allot(input)).toThrow('2 faults, the first is programme-unknown');
  });
});

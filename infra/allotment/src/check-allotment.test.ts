import { describe, expect, it } from 'vitest';
import { allotmentOf, candidate, market, open, programme, reserved } from '../test/markets.ts';
import { allot } from './allot.ts';
import { checkAllotment } from './check-allotment.ts';
import type { Allotment, AllotmentInput, Placement, TiePolicy } from './types.ts';

const at = (id: string, seat: string, category = 'open'): Placement => ({
  candidate: id,
  programme: seat,
  category,
});
const input = market(
  [programme('P', open(1), reserved('a', 1)), programme('Q', open(1))],
  [
    candidate('c1', 1, { choices: ['P', 'Q'] }),
    candidate('c2', 2, { choices: ['P', 'Q'], claims: ['a'] }),
    candidate('c3', 3, { choices: ['P'] }),
  ],
);
const codesOf = (placements: readonly Placement[], of: AllotmentInput = input) =>
  checkAllotment(of, allotmentOf(of, placements)).map(({ code, candidate: id }) => [code, id]);

describe('the checker', () => {
  it('finds nothing in the result', () => {
    expect(checkAllotment(input, allot(input))).toEqual([]);
  });

  it.each<[string, readonly Placement[], readonly unknown[]]>([
    [
      'a better seat of a lower rank',
      [at('c3', 'P'), at('c2', 'P', 'a'), at('c1', 'Q')],
      [
        ['blocking-pair', 'c1'],
        ['blocking-pair', 'c2'],
      ],
    ],
    ['an empty seat that is wanted', [at('c1', 'P')], [['wasted-seat', 'c2']]],
    [
      'more candidates than seats',
      [at('c1', 'P'), at('c3', 'P'), at('c2', 'P', 'a')],
      [
        ['over-capacity', undefined],
        ['blocking-pair', 'c2'],
      ],
    ],
    [
      'a category without its claim',
      [at('c1', 'P'), at('c3', 'P', 'a'), at('c2', 'Q')],
      [
        ['not-claimed', 'c3'],
        ['wasted-seat', 'c2'],
      ],
    ],
    [
      'a programme that was not chosen',
      [at('c1', 'P'), at('c2', 'P', 'a'), at('c3', 'Q')],
      [['not-chosen', 'c3']],
    ],
    ['an unknown programme', [at('c1', 'Z'), at('c2', 'P')], [['not-chosen', 'c1']]],
    ['an unknown candidate', [at('c1', 'P'), at('c2', 'P', 'a'), at('c9', 'Q')], [['not-once', 'c9']]],
    ['a candidate twice', [at('c1', 'P'), at('c1', 'Q'), at('c2', 'P', 'a')], [['not-once', 'c1']]],
  ])('finds %s', (_name, placements, expected) => {
    expect(codesOf(placements)).toEqual(expect.arrayContaining([...expected]));
  });

  it('finds a candidate who is missing, and one who is placed and unplaced', () => {
    const right = allot(input);
    expect(checkAllotment(input, { ...right, unplaced: [] })).toEqual([
      { code: 'not-once', candidate: 'c3' },
    ]);
    expect(checkAllotment(input, { ...right, unplaced: ['c1', 'c3'] })).toEqual([
      { code: 'not-once', candidate: 'c1' },
    ]);
  });

  it.each<[string, Partial<Allotment['seats'][number]>, string]>([
    ['seats that the rules do not have', { seats: 2 }, 'seats-changed'],
    ['seats that came from nowhere', { received: 1 }, 'seats-changed'],
    ['seats that went where they must not', { given: 1 }, 'seats-changed'],
    ['a wrong number of holders', { filled: 0 }, 'balance-wrong'],
    ['a wrong last rank', { lastRank: 9 }, 'balance-wrong'],
  ])('finds %s', (_name, change, code) => {
    const right = allot(input);
    const seats = right.seats.map((balance, index) => (index === 0 ? { ...balance, ...change } : balance));
    expect(checkAllotment(input, { ...right, seats }).map((violation) => violation.code)).toContain(code);
  });

  it('finds unfilled seats that were not given, and given ones that a claimant wants', () => {
    const moving = (claims: readonly string[]) =>
      market(
        [programme('P', open(1), reserved('a', 1, { to: 'open' }))],
        [
          candidate('c1', 1, { choices: ['P'] }),
          candidate('c2', 2, { choices: ['P'] }),
          candidate('c3', 3, { choices: ['P'], claims }),
        ],
      );
    expect(codesOf([at('c1', 'P')], moving([]))).toEqual([['not-given', undefined]]);
    const given = allot(moving([]));
    expect(given.placements).toHaveLength(2);
    expect(checkAllotment(moving(['a']), given).map(({ code }) => code)).toEqual(['given-though-wanted']);
  });

  it.each<[TiePolicy, readonly string[], readonly unknown[]]>([
    ['exceed', ['c1', 'c2', 'c3'], []],
    ['exceed', ['c1', 'c2'], [['blocking-pair', 'c3']]],
    [
      'exceed',
      ['c1'],
      [
        ['wasted-seat', 'c2'],
        ['wasted-seat', 'c3'],
        ['wasted-seat', 'c4'],
      ],
    ],
    ['exceed', ['c1', 'c2', 'c3', 'c4'], [['over-capacity', undefined]]],
    ['leave', ['c1'], []],
    ['leave', ['c1', 'c2'], [['blocking-pair', 'c3']]],
    ['leave', [], [['wasted-seat', undefined]]],
    ['leave', ['c1', 'c2', 'c3'], [['over-capacity', undefined]]],
  ])('with ties %s and %j placed finds %j', (ties, placed, expected) => {
    const ranks = { c1: 1, c2: 2, c3: 2, c4: 3 };
    const people = Object.entries(ranks).map(([id, rank]) => candidate(id, rank, { choices: ['P'] }));
    const tied = market([programme('P', open(2))], people, ties);
    expect(
      codesOf(
        placed.map((id) => at(id, 'P')),
        tied,
      ),
    ).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { candidate, market, open, programme, reserved } from '../test/markets.ts';
import { findFaults } from './find-faults.ts';
import { limits } from './limits.ts';
import type { Candidate, Programme } from './types.ts';

const P = programme('P', open(1));
const faultsOf = (programmes: readonly Programme[], candidates: readonly Candidate[] = []) =>
  findFaults(market(programmes, candidates));
const faultsOfSeats = (seats: number, ...categories: Programme['categories']) =>
  faultsOf([{ id: 'P', seats, categories }]);
const share = (category: string, hundredths: number) => ({
  ...reserved(category, 0),
  seats: { share: hundredths },
});

describe('faults of programmes', () => {
  it('are none in a table of shares with a rest', () => {
    expect(faultsOfSeats(7, share('a', 3_000), share('b', 7_000), { ...open(0), seats: 'rest' })).toEqual([]);
  });

  it.each([
    [
      'a negative number of seats',
      faultsOfSeats(-1),
      [{ code: 'seats-not-valid', programme: 'P', limit: limits.seats }],
    ],
    [
      'a part of a seat',
      faultsOfSeats(1, open(0.5)),
      [{ code: 'seats-not-valid', programme: 'P', limit: limits.seats }],
    ],
    [
      'no number of seats',
      faultsOfSeats(Number.NaN),
      [{ code: 'seats-not-valid', programme: 'P', limit: limits.seats }],
    ],
    [
      'shares over 100 %',
      faultsOfSeats(3, share('a', 5_000), share('b', 5_001)),
      [{ code: 'quota-over-100', programme: 'P' }],
    ],
    [
      'categories with more seats than the programme',
      faultsOfSeats(3, open(4)),
      [{ code: 'quota-over-100', programme: 'P' }],
    ],
    [
      'a negative rest',
      faultsOfSeats(3, reserved('a', 4), { ...open(0), seats: 'rest' }),
      [{ code: 'quota-over-100', programme: 'P' }],
    ],
    [
      'seats without a category',
      faultsOfSeats(3, open(1)),
      [{ code: 'seats-of-nobody', programme: 'P', seats: 2 }],
    ],
    [
      'seats for a claim that does not exist',
      faultsOfSeats(1, reserved('z', 1)),
      [{ code: 'seats-of-nobody', programme: 'P', category: 'z', claim: 'z' }],
    ],
    [
      'two rests',
      faultsOfSeats(1, { ...open(0), seats: 'rest' }, { ...reserved('a', 0), seats: 'rest' }),
      [{ code: 'two-rests', programme: 'P' }],
    ],
    [
      'a category twice',
      faultsOfSeats(2, open(1), open(1)),
      [{ code: 'category-twice', programme: 'P', category: 'open' }],
    ],
    ['a programme twice', faultsOf([P, P]), [{ code: 'programme-twice', programme: 'P' }]],
    [
      'unfilled seats for an unknown category',
      faultsOfSeats(1, reserved('a', 1, { to: 'z' })),
      [{ code: 'unfilled-to-unknown', programme: 'P', category: 'a' }],
    ],
    [
      'unfilled seats for themselves',
      faultsOfSeats(1, reserved('a', 1, { to: 'a' })),
      [{ code: 'unfilled-in-circle', programme: 'P', category: 'a' }],
    ],
    [
      'unfilled seats in a circle',
      faultsOfSeats(2, reserved('a', 1, { to: 'b' }), reserved('b', 1, { to: 'a' })),
      [
        { code: 'unfilled-in-circle', programme: 'P', category: 'a' },
        { code: 'unfilled-in-circle', programme: 'P', category: 'b' },
      ],
    ],
    [
      'too many categories',
      faultsOfSeats(
        0,
        ...Array.from({ length: limits.categories + 1 }, (_, index) => ({
          ...open(0),
          category: `c${index}`,
        })),
      ),
      [{ code: 'too-many-categories', programme: 'P', limit: limits.categories }],
    ],
  ])('name %s', (_name, faults, expected) => {
    expect(faults).toEqual(expected);
  });
});

describe('faults of candidates', () => {
  const c = candidate('c', 1, { choices: ['P'] });
  const many = Array.from({ length: limits.choices + 1 }, () => 'P');

  it.each([
    ['a candidate twice', [c, c], [{ code: 'candidate-twice', candidate: 'c' }]],
    [
      'an unknown programme',
      [{ ...c, choices: ['P', 'Z'] }],
      [{ code: 'programme-unknown', candidate: 'c', programme: 'Z' }],
    ],
    [
      'a programme twice',
      [{ ...c, choices: ['P', 'P'] }],
      [{ code: 'choice-twice', candidate: 'c', programme: 'P' }],
    ],
    [
      'no rank',
      [{ id: 'c', choices: ['P'], claims: [], ranks: { Q: 1 } }],
      [{ code: 'rank-missing', candidate: 'c', programme: 'P' }],
    ],
    ['rank 0', [{ ...c, rank: 0 }], [{ code: 'rank-not-valid', candidate: 'c', programme: 'P' }]],
    [
      'a rank that is no whole number',
      [{ ...c, ranks: { P: 1.5 } }],
      [{ code: 'rank-not-valid', candidate: 'c', programme: 'P' }],
    ],
    [
      'a rank above the limit',
      [{ ...c, rank: limits.rank + 1 }],
      [{ code: 'rank-not-valid', candidate: 'c', programme: 'P' }],
    ],
    ['an unknown claim', [{ ...c, claims: ['z'] }], [{ code: 'claim-unknown', candidate: 'c', claim: 'z' }]],
    [
      'too many choices',
      [{ ...c, choices: many }],
      [{ code: 'too-many-choices', candidate: 'c', limit: limits.choices }],
    ],
  ])('name %s', (_name, candidates, expected) => {
    expect(faultsOf([P], candidates)).toEqual(expected);
  });

  it('are none for the largest rank and an empty list', () => {
    expect(
      faultsOf(
        [P],
        [
          { ...c, rank: limits.rank },
          { id: 'd', choices: [], claims: [] },
        ],
      ),
    ).toEqual([]);
  });

  it('do not read ranks that every object inherits', () => {
    const named = programme('constructor', open(1));
    const person = { id: 'c', choices: ['constructor'], claims: [], ranks: {} };
    expect(faultsOf([named], [person])).toEqual([
      { code: 'rank-missing', candidate: 'c', programme: 'constructor' },
    ]);
  });
});

describe('faults of the size', () => {
  it('name too many claims and a claim twice', () => {
    const claims = Array.from({ length: limits.claims + 1 }, (_, index) => `claim ${index}`);
    expect(findFaults({ ...market([], []), claims })).toEqual([
      { code: 'too-many-claims', limit: limits.claims },
    ]);
    expect(findFaults({ ...market([], []), claims: ['a', 'a'] })).toEqual([{ code: 'claim-twice' }]);
  });

  it('name too many programmes, candidates and choices of all', () => {
    const programmes = Array.from({ length: limits.programmes + 1 }, (_, index) => programme(`p${index}`));
    expect(faultsOf(programmes)).toEqual([{ code: 'too-many-programmes', limit: limits.programmes }]);
    const person = { id: '', choices: [], claims: [] };
    const candidates = Array.from({ length: limits.candidates + 1 }, (_, index) => ({
      ...person,
      id: `c${index}`,
    }));
    expect(faultsOf([], candidates)).toEqual([{ code: 'too-many-candidates', limit: limits.candidates }]);
    const choices = Array.from({ length: limits.choices }, (_, index) => `p${index}`);
    const chosen = candidates.slice(0, limits.allChoices / limits.choices + 1);
    expect(
      findFaults(
        market(
          programmes.slice(0, limits.choices),
          chosen.map(({ id }) => ({ ...person, id, rank: 1, choices })),
        ),
      ),
    ).toEqual([{ code: 'too-many-choices', limit: limits.allChoices }]);
  });
});

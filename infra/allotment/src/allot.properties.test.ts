import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allotmentOf,
  candidate,
  market,
  markets,
  open,
  placeOf,
  programme,
  reserved,
  seatsIn,
} from '../test/markets.ts';
import { allot, allotMarket } from './allot.ts';
import { canonicalJson } from './canonical-json.ts';
import { checkAllotment } from './check-allotment.ts';
import { createMarket } from './market.ts';
import type { AllotmentInput, Candidate, Placement, TiePolicy } from './types.ts';

const policies: readonly TiePolicy[] = ['by-lot', 'exceed', 'leave'];
const kinds = policies.flatMap((ties) => [
  { ties, isMoving: false },
  { ties, isMoving: true },
]);

describe.each(kinds)('an allotment with ties $ties, seats moving: $isMoving', (kind) => {
  it('breaks no rule of the checker', () => {
    fc.assert(
      fc.property(markets(kind), (input) => {
        expect(checkAllotment(input, allot(input))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on who proposes first', () => {
    fc.assert(
      fc.property(markets(kind), fc.infiniteStream(fc.nat()), (input, numbers) => {
        const market = createMarket(input);
        const order = input.candidates.map((_, index) => ({ index, key: numbers.next().value }));
        const shuffled = Int32Array.from(
          order.toSorted((left, right) => left.key - right.key),
          ({ index }) => index,
        );
        expect(canonicalJson(allotMarket(market, shuffled))).toBe(canonicalJson(allot(input)));
      }),
    );
  });

  it('has the same bytes for programmes and candidates in another order', () => {
    fc.assert(
      fc.property(markets(kind), (input) => {
        const turned = {
          ...input,
          programmes: input.programmes.toReversed(),
          candidates: input.candidates.toReversed(),
        };
        expect(canonicalJson(allot(turned))).toBe(canonicalJson(allot(input)));
      }),
    );
  });
});

describe.each(policies)('without moving seats, ties %s', (ties) => {
  it('gives every candidate the best seat that any stable matching gives them', () => {
    const small = markets({ ties, candidates: 4, programmes: 2, ranks: 3 });
    let compared = 0;
    fc.assert(
      fc.property(small, (input) => {
        const { placements } = allot(input);
        for (const stable of stableMatchings(input)) {
          compared += 1;
          for (const candidate of input.candidates) {
            expect(placeOf(candidate, placements)).toBeLessThanOrEqual(placeOf(candidate, stable));
          }
        }
      }),
      { numRuns: 150 },
    );
    expect(compared).toBeGreaterThanOrEqual(150);
  });
});

/** All matchings in which the checker finds nothing, by trying every one. */
function stableMatchings(input: AllotmentInput): readonly Placement[][] {
  let matchings: Placement[][] = [[]];
  for (const candidate of input.candidates) {
    const seats = seatsFor(input, candidate);
    matchings = matchings.flatMap((matching) => [matching, ...seats.map((seat) => [...matching, seat])]);
  }
  return matchings.filter((matching) => checkAllotment(input, allotmentOf(input, matching)).length === 0);
}

function seatsFor(input: AllotmentInput, { id, choices, claims }: Candidate): readonly Placement[] {
  return input.programmes
    .filter((programme) => choices.includes(programme.id))
    .flatMap((programme) =>
      programme.categories
        .filter((category) => category.claims.every((claim) => claims.includes(claim)))
        .map(({ category }) => ({ candidate: id, programme: programme.id, category })),
    );
}

/** A candidate who says something else than the truth: another list, or fewer claims. */
function lies(input: AllotmentInput) {
  return fc.record({
    liar: fc.nat(Math.max(0, input.candidates.length - 1)),
    choices: fc.shuffledSubarray(input.programmes.map(({ id }) => id)),
    isSilent: fc.boolean(),
  });
}

interface Lie {
  readonly liar: number;
  readonly choices: readonly string[];
  readonly isSilent: boolean;
}

/** Whether the lie gets its author a better choice than the truth. */
function isHelpful(input: AllotmentInput, { liar, choices, isSilent }: Lie): boolean {
  const author = input.candidates[liar];
  if (author === undefined) return false;
  const stated = { ...author, choices, claims: isSilent ? [] : author.claims };
  const candidates = input.candidates.with(liar, stated);
  const truth = placeOf(author, allot(input).placements);
  return placeOf(author, allot({ ...input, candidates }).placements) < truth;
}

function helpfulLies(kind: { readonly ties: TiePolicy; readonly isMoving: boolean }, tries: number): number {
  let helpful = 0;
  const input = markets({ ...kind, candidates: 8, programmes: 3 });
  const anyLie = input.chain((truth) => lies(truth).map((lie) => ({ truth, lie })));
  for (const { truth, lie } of fc.sample(anyLie, { numRuns: tries, seed: 20_261_127 })) {
    if (isHelpful(truth, lie)) helpful += 1;
  }
  return helpful;
}

describe('saying something else than the truth', () => {
  it('helps in 0 of 10,000 tries where lots decide and no seat moves', () => {
    expect(helpfulLies({ ties: 'by-lot', isMoving: false }, 10_000)).toBe(0);
  });

  it('helps in fewer than 1 of 1,000 tries elsewhere', () => {
    const others = kinds.filter(({ ties, isMoving }) => ties !== 'by-lot' || isMoving);
    for (const kind of others) expect(helpfulLies(kind, 2_000)).toBeLessThanOrEqual(2);
  });

  it('can help where seats move: who leaves out a choice leaves a claimant there, whose reserved seat moves', () => {
    const input = market(
      [programme('P', open(1), reserved('a', 1, { to: 'open' })), programme('Q', open(1))],
      [
        candidate('first', 1, { choices: ['P'] }),
        candidate('liar', 2, { choices: ['P', 'Q'] }),
        candidate('claimant', 3, { choices: ['Q', 'P'], claims: ['a'] }),
      ],
    );
    expect(seatsIn(allot(input))).toEqual({ first: 'P/open', liar: 'Q/open', claimant: 'P/a' });
    const lie = { liar: 1, choices: ['P'], isSilent: false };
    expect(isHelpful(input, lie)).toBe(true);
  });

  it('can help where equal ranks are left out: who competes elsewhere takes nobody along', () => {
    const twins = ['liar', 'twin'].map((id) => candidate(id, 1, { choices: ['P', 'Q'] }));
    const input = market([programme('P', open(1)), programme('Q', open(1))], twins, 'leave');
    expect(seatsIn(allot(input))).toEqual({});
    expect(isHelpful(input, { liar: 0, choices: ['Q'], isSilent: false })).toBe(true);
  });

  it('can help where equal ranks exceed the seats: one better rank refuses several, who compete elsewhere', () => {
    const person = (id: string, choices: readonly string[], ranks: Readonly<Record<string, number>>) => ({
      id,
      choices,
      ranks,
      claims: [],
    });
    const input = market(
      ['P', 'Q', 'R'].map((id) => programme(id, open(1))),
      [
        person('liar', ['R', 'P'], { R: 2, P: 2 }),
        person('c1', ['R', 'P'], { R: 3, P: 1 }),
        person('c2', ['R', 'Q'], { R: 3, Q: 1 }),
        person('c3', ['Q', 'R'], { R: 1, Q: 2 }),
      ],
      'exceed',
    );
    expect(seatsIn(allot(input))).toEqual({ c1: 'P/open', c2: 'Q/open', c3: 'R/open' });
    expect(isHelpful(input, { liar: 0, choices: ['P'], isSilent: false })).toBe(true);
  });
});

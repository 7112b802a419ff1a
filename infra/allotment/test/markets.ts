import * as fc from 'fast-check';
import type {
  Allotment,
  AllotmentInput,
  Candidate,
  Placement,
  Programme,
  SeatCategory,
  TiePolicy,
} from '../src/types.ts';
import { seatCounts } from '../src/seat-counts.ts';

/** A category of `count` seats that everybody may have. */
export function open(count: number): SeatCategory {
  return { category: 'open', claims: [], seats: { count }, unfilled: 'lost' };
}

/** A category of `count` seats for candidates with the claim of its name. */
export function reserved(
  category: string,
  count: number,
  unfilled: SeatCategory['unfilled'] = 'lost',
): SeatCategory {
  return { category, claims: [category], seats: { count }, unfilled };
}

/** A programme whose seats are those of its categories. */
export function programme(id: string, ...categories: SeatCategory[]): Programme {
  const seats = categories.reduce(
    (sum, { seats: part }) => sum + (typeof part === 'object' && 'count' in part ? part.count : 0),
    0,
  );
  return { id, seats, categories };
}

/** A candidate with one rank everywhere. */
export function candidate(
  id: string,
  rank: number,
  wanted: { readonly choices: readonly string[]; readonly claims?: readonly string[] },
): Candidate {
  return { id, rank, choices: wanted.choices, claims: wanted.claims ?? [] };
}

/** An input with the claims `a` and `b`. */
export function market(
  programmes: readonly Programme[],
  candidates: readonly Candidate[],
  ties: TiePolicy = 'by-lot',
): AllotmentInput {
  return { claims: ['a', 'b'], programmes, candidates, ties, seed: 'seed of 2026' };
}

/** `candidate: programme/category` of all placements. */
export function seatsIn({ placements }: Allotment): Readonly<Record<string, string>> {
  return Object.fromEntries(
    placements.map(({ candidate: id, programme: at, category }) => [id, `${at}/${category}`]),
  );
}

/** How a candidate values a placement: the place in their list, and infinity for none. */
export function placeOf(wanted: Candidate, placements: readonly Placement[]): number {
  const seat = placements.find(({ candidate: id }) => id === wanted.id);
  const place = wanted.choices.indexOf(seat?.programme ?? '');
  return place === -1 ? Infinity : place;
}

/** The result that gives these placements, for seats that do not move. */
export function allotmentOf(input: AllotmentInput, placements: readonly Placement[]): Allotment {
  const ranks = new Map(input.candidates.map(({ id, rank, ranks: own }) => [id, { rank, own }]));
  const rankOf = ({ candidate: id, programme: at }: Placement) =>
    ranks.get(id)?.own?.[at] ?? ranks.get(id)?.rank ?? 0;
  return {
    placements,
    unplaced: input.candidates
      .map(({ id }) => id)
      .filter((id) => !placements.some(({ candidate: placed }) => placed === id)),
    seats: input.programmes.flatMap((at) =>
      seatCounts(at).map((seats, index) => {
        const category = at.categories[index]?.category ?? '';
        const here = placements.filter((seat) => seat.programme === at.id && seat.category === category);
        const lastRank = here.length === 0 ? null : Math.max(...here.map(rankOf));
        return { programme: at.id, category, seats, received: 0, given: 0, filled: here.length, lastRank };
      }),
    ),
    repetitions: 0,
  };
}

/** The features that a random market may have. */
interface Variety {
  readonly ties: TiePolicy;
  /** Whether unfilled seats go to other categories. */
  readonly isMoving?: boolean;
  readonly candidates?: number;
  readonly programmes?: number;
  /** Ranks are drawn from 1 to this number. */
  readonly ranks?: number;
}

/** Random markets: three categories, claims, ranks that differ by programme, equal ranks. */
export function markets({
  ties,
  isMoving = false,
  candidates = 12,
  programmes = 4,
  ranks = 8,
}: Variety): fc.Arbitrary<AllotmentInput> {
  const ids = Array.from({ length: programmes }, (_, index) => `p${index}`);
  const rank = fc.integer({ min: 1, max: ranks });
  const anyProgramme = (id: string) =>
    fc
      .tuple(fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }), fc.boolean())
      .map(([[first = 0, second = 0, third = 0], isReservedFirst]) => {
        const quotas = [
          reserved('a', second, isMoving ? { to: 'open' } : 'lost'),
          reserved('b', third, isMoving ? { to: 'a' } : 'lost'),
        ];
        return programme(id, ...(isReservedFirst ? [...quotas, open(first)] : [open(first), ...quotas]));
      });
  const anyCandidate = fc.record({
    rank,
    ranks: fc.dictionary(fc.constantFrom(...ids), rank, { noNullPrototype: true }),
    choices: fc.shuffledSubarray(ids),
    claims: fc.subarray(['a', 'b']),
  });
  return fc
    .record({
      programmes: fc.tuple(...ids.map((id) => anyProgramme(id))),
      candidates: fc.array(anyCandidate, { maxLength: candidates }),
      seed: fc.string(),
    })
    .map(({ programmes: at, candidates: people, seed }) => ({
      claims: ['a', 'b'],
      programmes: at,
      candidates: people.map((person, index) => ({ ...person, id: `c${index}` })),
      ties,
      seed,
    }));
}

import { inLotOrder } from './lot.ts';
import { compareText, rankIn } from './ranking.ts';
import { seatCounts } from './seat-counts.ts';
import type { AllotmentInput, Candidate, Programme, Seat } from './types.ts';

/** The seats of one category of one programme. Candidates propose to pools. */
interface Pool extends Seat {
  readonly seats: number;
  /** A bit for each claim that is required. */
  readonly required: number;
  /** The pool that gets unfilled seats, -1 if none does. */
  readonly target: number;
}

/** An input as numbers. A listing is one choice of one candidate; listings of a candidate follow each other. */
export interface Market {
  readonly input: AllotmentInput;
  /** In lot order, so that the index decides between equal ranks. */
  readonly candidates: readonly Candidate[];
  /** Programmes sorted by id. */
  readonly programmes: readonly Programme[];
  readonly pools: readonly Pool[];
  /** Programme → its first pool; one more entry than programmes. */
  readonly firstPool: Int32Array;
  /** Pool → the bits of the required claims. */
  readonly required: Int32Array;
  /** Candidate → the bits of their claims. */
  readonly claims: Int32Array;
  /** Candidate → their first listing; one more entry than candidates. */
  readonly firstListing: Int32Array;
  /** Listing → programme. */
  readonly programmeOf: Int32Array;
  /** Listing → rank in that programme. */
  readonly rankOf: Int32Array;
  /** Listing → position among the listings of that programme, from 0. By lot positions are unique, else equal ranks share one. */
  readonly positionOf: Int32Array;
  /** Programme → the number of positions. */
  readonly positions: Int32Array;
}

/** A rank takes 31 bits of a sort key, an index below it 21. */
const indexBits = 2 ** 21;

/** The input as numbers. It has to be without faults. */
export function createMarket(input: AllotmentInput): Market {
  const candidates = inLotOrder(input.candidates, input.seed);
  const programmes = input.programmes.toSorted((left, right) => compareText(left.id, right.id));
  const bits = new Map(input.claims.map((claim, index) => [claim, 1 << index]));
  const bitsOf = (claims: readonly string[]) =>
    claims.reduce((sum, claim) => sum | (bits.get(claim) ?? 0), 0);
  const { pools, firstPool } = createPools(programmes, bitsOf);
  const listings = createListings(candidates, programmes);
  return {
    input,
    candidates,
    programmes,
    pools,
    firstPool,
    required: Int32Array.from(pools, ({ required }) => required),
    claims: Int32Array.from(candidates, ({ claims }) => bitsOf(claims)),
    ...listings,
    ...createPositions({ ...listings, isByLot: input.ties === 'by-lot', programmes: programmes.length }),
  };
}

/** Whether a candidate has the claims that a pool requires. */
export function mayClaim(market: Market, candidate: number, pool: number): boolean {
  const required = at(market.required, pool);
  return (at(market.claims, candidate) & required) === required;
}

function createPools(programmes: readonly Programme[], bitsOf: (claims: readonly string[]) => number) {
  const pools: Pool[] = [];
  const firstPool = new Int32Array(programmes.length + 1);
  programmes.forEach((programme, index) => {
    const first = pools.length;
    const counts = seatCounts(programme);
    programme.categories.forEach(({ category, claims, unfilled }, offset) => {
      const target = programme.categories.findIndex(
        (other) => unfilled !== 'lost' && other.category === unfilled.to,
      );
      pools.push({
        programme: programme.id,
        category,
        seats: counts[offset] ?? 0,
        required: bitsOf(claims),
        target: target === -1 ? -1 : first + target,
      });
    });
    firstPool[index + 1] = pools.length;
  });
  return { pools, firstPool };
}

function createListings(candidates: readonly Candidate[], programmes: readonly Programme[]) {
  const indexOf = new Map(programmes.map(({ id }, index) => [id, index]));
  const firstListing = new Int32Array(candidates.length + 1);
  candidates.forEach(({ choices }, index) => {
    firstListing[index + 1] = at(firstListing, index) + choices.length;
  });
  const programmeOf = new Int32Array(at(firstListing, candidates.length));
  const rankOf = new Int32Array(programmeOf.length);
  let listing = 0;
  for (const candidate of candidates) {
    for (const programme of candidate.choices) {
      programmeOf[listing] = indexOf.get(programme) ?? -1;
      rankOf[listing] = rankIn(candidate, programme) ?? 0;
      listing += 1;
    }
  }
  return { firstListing, programmeOf, rankOf };
}

interface Ranked {
  readonly programmeOf: Int32Array;
  readonly rankOf: Int32Array;
  readonly isByLot: boolean;
  readonly programmes: number;
}

function createPositions(ranked: Ranked) {
  const { listings, first } = listingsByProgramme(ranked.programmeOf, ranked.programmes);
  const positionOf = new Int32Array(listings.length);
  const positions = new Int32Array(ranked.programmes);
  for (let programme = 0; programme < ranked.programmes; programme += 1) {
    const own = listings.subarray(at(first, programme), at(first, programme + 1));
    positions[programme] = placeInOrder(own, ranked, positionOf);
  }
  return { positionOf, positions };
}

/** Listings grouped by programme; within a programme in the order of the candidates. */
export function listingsByProgramme(programmeOf: Int32Array, programmes: number) {
  const first = new Int32Array(programmes + 1);
  for (const programme of programmeOf) first[programme + 1] = at(first, programme + 1) + 1;
  for (let index = 0; index < programmes; index += 1) {
    first[index + 1] = at(first, index + 1) + at(first, index);
  }
  const next = first.slice();
  const listings = new Int32Array(programmeOf.length);
  programmeOf.forEach((programme, listing) => {
    listings[at(next, programme)] = listing;
    next[programme] = at(next, programme) + 1;
  });
  return { listings, first };
}

/** Writes the positions of the listings of one programme, and returns how many positions there are. */
function placeInOrder(own: Int32Array, { rankOf, isByLot }: Ranked, positionOf: Int32Array): number {
  const keys = Float64Array.from(own, (listing, index) => at(rankOf, listing) * indexBits + index).sort();
  let position = -1;
  let lastRank = -1;
  for (const key of keys) {
    const listing = at(own, key % indexBits);
    const rank = at(rankOf, listing);
    if (isByLot || rank !== lastRank) position += 1;
    lastRank = rank;
    positionOf[listing] = position;
  }
  return position + 1;
}

/** The value at an index that is known to exist. */
export function at(values: Int32Array | Float64Array, index: number): number {
  return values[index] as number;
}

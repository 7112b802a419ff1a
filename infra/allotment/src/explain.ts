import type { Market } from './market.ts';
import { createMarket, listingsByProgramme, mayClaim } from './market.ts';
import { at } from './market.ts';
import type { Allotment, AllotmentInput, Seat, SeatBalance } from './types.ts';

/** Why a candidate has or has not a seat of one category. */
export interface CategoryExplanation {
  readonly category: string;
  /**
   * - `placed`: this is their seat.
   * - `not-tried`: a category before it had a seat for them.
   * - `not-claimed`: they lack a claim that it requires.
   * - `no-seats`: it has no seats in the end.
   * - `full`: all seats went to better ranks.
   * - `lost-lot`: the last seat went to the same rank by lot.
   * - `tie-left`: the candidates of this rank, or of a better one, were more than the seats that were left.
   */
  readonly code: 'placed' | 'not-tried' | 'not-claimed' | 'no-seats' | 'full' | 'lost-lot' | 'tie-left';
  /** Seats in the end, after transfers. */
  readonly seats: number;
  /** The rank of the last candidate who was placed; null if nobody was. */
  readonly lastRank: number | null;
  /** How many candidates before them chose the programme and may claim the category. */
  readonly ahead: number;
  /** How many more seats of the category would have been needed; by lot this is the place in the waiting list. 0 unless refused. */
  readonly away: number;
}

/** The outcome of one choice. */
export interface ChoiceExplanation {
  /** Place in the list of the candidate, from 1. */
  readonly choice: number;
  readonly programme: string;
  readonly rank: number;
  /** `not-needed`: a better choice had a seat. */
  readonly code: 'placed' | 'refused' | 'not-needed';
  /** In the order of the programme. */
  readonly categories: readonly CategoryExplanation[];
}

/** Answers questions about one allotment. Facts of a programme are computed at the first question and stored. */
export interface Explainer {
  /** One entry for each choice. Throws RangeError for an unknown candidate. */
  readonly explain: (candidate: string) => readonly ChoiceExplanation[];
  /** The candidates who would take a seat of a category if it became free, the first of them first. */
  readonly waitingList: (seat: Seat) => readonly string[];
}

/** Prepares explanations. The input has to be the one of the allotment. */
export function createExplainer(input: AllotmentInput, allotment: Allotment): Explainer {
  const context = createContext(createMarket(input), allotment);
  const indexOf = new Map(context.market.candidates.map(({ id }, index) => [id, index]));
  return {
    explain: (id) => {
      const candidate = indexOf.get(id);
      if (candidate === undefined) throw new RangeError(`there is no candidate ${id}`);
      return explainChoices(context, candidate);
    },
    waitingList: (seat) => {
      const pool = context.poolIndex.get(keyOf(seat));
      if (pool === undefined)
        throw new RangeError(`there is no category ${seat.category} of ${seat.programme}`);
      return factsOf(context, pool).waiting.map(
        ({ candidate }) => context.market.candidates[candidate]?.id ?? '',
      );
    },
  };
}

const otherInput = 'the allotment belongs to another input';

interface Entry {
  readonly candidate: number;
  readonly position: number;
}

interface PoolFacts {
  /** Positions of all who chose the programme and may claim the category, ascending. */
  readonly listed: readonly number[];
  /** The listed candidates who would rather have a seat here than what they got, in the same order. */
  readonly waiting: readonly Entry[];
  readonly waitingPositions: readonly number[];
}

interface Context {
  readonly market: Market;
  readonly allotment: Allotment;
  readonly poolIndex: ReadonlyMap<string, number>;
  /** Candidate → pool, -1 if none. */
  readonly held: Int32Array;
  /** Listing → candidate. */
  readonly candidateOf: Int32Array;
  readonly grouped: ReturnType<typeof listingsByProgramme>;
  readonly facts: Map<number, PoolFacts>;
}

function keyOf({ programme, category }: Seat): string {
  return JSON.stringify([programme, category]);
}

function createContext(market: Market, allotment: Allotment): Context {
  const poolIndex = new Map(market.pools.map((pool, index) => [keyOf(pool), index]));
  const seatOf = new Map(
    allotment.placements.map((placed) => [placed.candidate, poolIndex.get(keyOf(placed))]),
  );
  const candidateOf = new Int32Array(market.programmeOf.length);
  for (let candidate = 0; candidate < market.candidates.length; candidate += 1) {
    candidateOf.fill(candidate, at(market.firstListing, candidate), at(market.firstListing, candidate + 1));
  }
  return {
    market,
    allotment,
    poolIndex,
    held: Int32Array.from(market.candidates, ({ id }) => seatOf.get(id) ?? -1),
    candidateOf,
    grouped: listingsByProgramme(market.programmeOf, market.programmes.length),
    facts: new Map(),
  };
}

function factsOf(context: Context, pool: number): PoolFacts {
  const stored = context.facts.get(pool);
  if (stored !== undefined) return stored;
  const facts = computeFacts(context, pool);
  context.facts.set(pool, facts);
  return facts;
}

function computeFacts(context: Context, pool: number): PoolFacts {
  const { market, grouped, candidateOf } = context;
  const programme = market.firstPool.findIndex((first) => first > pool) - 1;
  const listings = grouped.listings.subarray(at(grouped.first, programme), at(grouped.first, programme + 1));
  const entries = Array.from(listings, (listing) => ({
    candidate: at(candidateOf, listing),
    position: at(market.positionOf, listing),
    isWaiting: isBeforeHeld(context, listing, pool),
  }))
    .filter(({ candidate }) => mayClaim(market, candidate, pool))
    .sort((left, right) => left.position - right.position);
  const waiting = entries.filter(({ isWaiting }) => isWaiting);
  return {
    listed: entries.map(({ position }) => position),
    waiting,
    waitingPositions: waiting.map(({ position }) => position),
  };
}

/** Whether the candidate of a listing prefers a pool of its programme to what they hold. */
function isBeforeHeld({ market, held, candidateOf }: Context, listing: number, pool: number): boolean {
  const candidate = at(candidateOf, listing);
  const heldPool = at(held, candidate);
  if (heldPool === -1) return true;
  const programme = at(market.programmeOf, listing);
  if (heldPool >= at(market.firstPool, programme) && heldPool < at(market.firstPool, programme + 1)) {
    return pool < heldPool;
  }
  return !hasHeldBefore({ market, heldPool }, at(market.firstListing, candidate), listing);
}

function hasHeldBefore(
  { market, heldPool }: { readonly market: Market; readonly heldPool: number },
  first: number,
  listing: number,
): boolean {
  for (let before = first; before < listing; before += 1) {
    const programme = at(market.programmeOf, before);
    if (heldPool >= at(market.firstPool, programme) && heldPool < at(market.firstPool, programme + 1))
      return true;
  }
  return false;
}

function explainChoices(context: Context, candidate: number): readonly ChoiceExplanation[] {
  const { market, held } = context;
  const first = at(market.firstListing, candidate);
  const choices = market.candidates[candidate]?.choices ?? [];
  let code: ChoiceExplanation['code'] = 'refused';
  return choices.map((programme, index) => {
    if (code === 'placed') code = 'not-needed';
    const listing = first + index;
    const pools = poolsOf(market, listing);
    if (pools.includes(at(held, candidate))) code = 'placed';
    const categories = pools.map((pool) => explainCategory(context, listing, pool));
    return { choice: index + 1, programme, rank: at(market.rankOf, listing), code, categories };
  });
}

function poolsOf({ firstPool, programmeOf }: Market, listing: number): readonly number[] {
  const programme = at(programmeOf, listing);
  const first = at(firstPool, programme);
  return Array.from({ length: at(firstPool, programme + 1) - first }, (_, offset) => first + offset);
}

function explainCategory(context: Context, listing: number, pool: number): CategoryExplanation {
  const { market, allotment } = context;
  const balance = allotment.seats[pool];
  if (balance === undefined) throw new RangeError(otherInput);
  const { listed, waitingPositions } = factsOf(context, pool);
  const position = at(market.positionOf, listing);
  const seats = seatsOf(balance);
  const code = codeOf(context, listing, pool);
  const isRefused = !['placed', 'not-tried', 'not-claimed'].includes(code);
  // Where equal ranks are left out, all candidates of the rank need a seat; else one more than the better ones.
  const before =
    market.input.ties === 'leave'
      ? countBelow(waitingPositions, position + 1)
      : countBelow(waitingPositions, position) + 1;
  return {
    category: balance.category,
    code,
    seats,
    lastRank: balance.lastRank,
    ahead: countBelow(listed, position),
    away: isRefused ? balance.filled + before - seats : 0,
  };
}

function codeOf(context: Context, listing: number, pool: number): CategoryExplanation['code'] {
  const { market, held, candidateOf, allotment } = context;
  const candidate = at(candidateOf, listing);
  if (at(held, candidate) === pool) return 'placed';
  if (!mayClaim(market, candidate, pool)) return 'not-claimed';
  if (!isBeforeHeld(context, listing, pool)) return 'not-tried';
  return refusalCode(allotment.seats[pool], at(market.rankOf, listing));
}

function refusalCode(balance: SeatBalance | undefined, rank: number): CategoryExplanation['code'] {
  if (balance === undefined) throw new RangeError(otherInput);
  if (seatsOf(balance) > balance.filled) return 'tie-left';
  if (balance.filled === 0) return 'no-seats';
  return balance.lastRank === rank ? 'lost-lot' : 'full';
}

function seatsOf({ seats, received, given }: SeatBalance): number {
  return seats + received - given;
}

/** How many of the ascending numbers are below a limit. */
function countBelow(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? Infinity) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

import type { Fault } from './fault.ts';
import { findFaults } from './find-faults.ts';
import type { Market } from './market.ts';
import { createMarket } from './market.ts';
import { compareText } from './ranking.ts';
import type { Proposals } from './propose.ts';
import { propose } from './propose.ts';
import { at } from './market.ts';
import type { Allotment, AllotmentInput, Placement, SeatBalance } from './types.ts';

/** The input cannot be used; `faults` says why and where. */
export class AllotmentInputError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`the input of the allotment has ${faults.length} faults, the first is ${faults[0]?.code}`);
    this.name = 'AllotmentInputError';
    this.faults = faults;
  }
}

/** Seats that moved between categories: pool → number. */
interface Transfers {
  readonly received: Int32Array;
  readonly given: Int32Array;
}

interface MovingSeats extends Proposals, Transfers {
  /** Pool → seats, changed in place. */
  readonly seats: Int32Array;
}

/**
 * Places candidates by candidate-proposing deferred acceptance, moves unfilled seats as the categories say, and repeats
 * until no seat moves. The same input and seed have the same result, in whatever order the candidates and programmes
 * stand.
 *
 * @throws AllotmentInputError if `findFaults` finds any.
 */
export function allot(input: AllotmentInput): Allotment {
  const faults = findFaults(input);
  if (faults.length > 0) throw new AllotmentInputError(faults);
  return allotMarket(createMarket(input));
}

/** The same for an input that was checked. `order` is the order in which candidates begin to propose. */
export function allotMarket(market: Market, order?: Int32Array): Allotment {
  const seats = Int32Array.from(market.pools, (pool) => pool.seats);
  const transfers = { received: new Int32Array(seats.length), given: new Int32Array(seats.length) };
  let proposals = propose(market, seats, order);
  let repetitions = 0;
  while (moveUnfilled(market, { ...proposals, ...transfers, seats })) {
    proposals = propose(market, seats, order);
    repetitions += 1;
  }
  return {
    ...placementsOf(market, proposals),
    seats: balancesOf(market, proposals, transfers),
    repetitions,
  };
}

/**
 * Moves the unfilled seats of each pool that refused nobody to its target, until no seat moves. True if a pool that
 * refused somebody has got seats, so that proposals have to be repeated. A pool that refused somebody has empty seats
 * only if equal ranks are left out: those seats stay.
 */
function moveUnfilled(market: Market, state: MovingSeats): boolean {
  let isWanted = false;
  let hasMoved = true;
  while (hasMoved) {
    hasMoved = false;
    market.pools.forEach(({ target }, pool) => {
      const unfilled = at(state.seats, pool) - at(state.filled, pool);
      if (target === -1 || unfilled <= 0 || at(state.refused, pool) > 0) return;
      state.seats[pool] = at(state.filled, pool);
      state.seats[target] = at(state.seats, target) + unfilled;
      state.given[pool] = at(state.given, pool) + unfilled;
      state.received[target] = at(state.received, target) + unfilled;
      hasMoved = true;
      isWanted ||= at(state.refused, target) > 0;
    });
  }
  return isWanted;
}

function placementsOf(market: Market, { held }: Proposals) {
  const placements: Placement[] = [];
  const unplaced: string[] = [];
  market.candidates.forEach(({ id }, candidate) => {
    const pool = market.pools[at(held, candidate)];
    if (pool === undefined) unplaced.push(id);
    else placements.push({ candidate: id, programme: pool.programme, category: pool.category });
  });
  return {
    placements: placements.sort((left, right) => compareText(left.candidate, right.candidate)),
    unplaced: unplaced.sort(compareText),
  };
}

function balancesOf(market: Market, proposals: Proposals, transfers: Transfers): readonly SeatBalance[] {
  const lastRanks = new Int32Array(market.pools.length);
  proposals.held.forEach((pool, candidate) => {
    if (pool === -1) return;
    const rank = at(market.rankOf, at(proposals.heldListing, candidate));
    lastRanks[pool] = Math.max(at(lastRanks, pool), rank);
  });
  return market.pools.map(({ programme, category, seats }, pool) => ({
    programme,
    category,
    seats,
    received: at(transfers.received, pool),
    given: at(transfers.given, pool),
    filled: at(proposals.filled, pool),
    lastRank: at(proposals.filled, pool) === 0 ? null : at(lastRanks, pool),
  }));
}

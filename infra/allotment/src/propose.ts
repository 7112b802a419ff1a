import type { Market } from './market.ts';
import { mayClaim } from './market.ts';
import { at } from './market.ts';

/** The state in which candidate-proposing deferred acceptance ends. */
export interface Proposals {
  /** Candidate → the pool that they hold a seat of, -1 if none. */
  readonly held: Int32Array;
  /** Candidate → the listing that they hold; the end of their listings if none. */
  readonly heldListing: Int32Array;
  /** Pool → the candidates in it. */
  readonly filled: Int32Array;
  /** Pool → how many proposals were refused. */
  readonly refused: Int32Array;
}

interface Run extends Proposals {
  readonly market: Market;
  readonly seats: Int32Array;
  readonly isExceeded: boolean;
  /** Pool → the first position that is refused from now on. */
  readonly cutoff: Int32Array;
  /** Pool → its first bucket. A bucket holds the candidates of one position. */
  readonly firstBucket: Int32Array;
  /** Bucket → its last added candidate, -1 if it is empty. */
  readonly head: Int32Array;
  /** Bucket → its number of candidates. */
  readonly size: Int32Array;
  /** Candidate → the candidate added before them in the bucket, -1 if none. */
  readonly next: Int32Array;
  /** Candidates who have to propose. */
  readonly waiting: Int32Array;
  count: number;
}

/**
 * Candidate-proposing deferred acceptance with the given seats of each pool. The result does not depend on `order`,
 * which is the order in which candidates (by index) begin to propose.
 */
export function propose(market: Market, seats: Int32Array, order?: Int32Array): Proposals {
  const run = createRun(market, seats);
  const candidates = market.candidates.length;
  for (let index = 0; index < candidates; index += 1) {
    run.waiting[0] = order === undefined ? index : at(order, index);
    run.count = 1;
    while (run.count > 0) {
      run.count -= 1;
      proposeUntilHeld(run, at(run.waiting, run.count));
    }
  }
  return run;
}

function createRun(market: Market, seats: Int32Array): Run {
  const { candidates, pools, firstPool, positions, firstListing } = market;
  const cutoff = new Int32Array(pools.length);
  const firstBucket = new Int32Array(pools.length);
  let buckets = 0;
  positions.forEach((count, programme) => {
    for (let pool = at(firstPool, programme); pool < at(firstPool, programme + 1); pool += 1) {
      cutoff[pool] = count;
      firstBucket[pool] = buckets;
      buckets += count;
    }
  });
  return {
    market,
    seats,
    isExceeded: market.input.ties === 'exceed',
    held: new Int32Array(candidates.length).fill(-1),
    heldListing: firstListing.slice(0, candidates.length),
    filled: new Int32Array(pools.length),
    refused: new Int32Array(pools.length),
    cutoff,
    firstBucket,
    head: new Int32Array(buckets).fill(-1),
    size: new Int32Array(buckets),
    next: new Int32Array(candidates.length).fill(-1),
    waiting: new Int32Array(candidates.length + 1),
    count: 0,
  };
}

function proposeUntilHeld(run: Run, candidate: number): void {
  while (moveToNextPool(run, candidate)) {
    if (offer(run, candidate)) return;
  }
}

/** Moves a candidate to the next pool of their list that they may claim; false at the end of the list. */
function moveToNextPool({ market, held, heldListing }: Run, candidate: number): boolean {
  const { firstListing, firstPool, programmeOf } = market;
  const end = at(firstListing, candidate + 1);
  let pool = at(held, candidate) + 1;
  for (let listing = at(heldListing, candidate); listing < end; listing += 1) {
    const programme = at(programmeOf, listing);
    const last = at(firstPool, programme + 1);
    for (pool = Math.max(pool, at(firstPool, programme)); pool < last; pool += 1) {
      if (!mayClaim(market, candidate, pool)) continue;
      held[candidate] = pool;
      heldListing[candidate] = listing;
      return true;
    }
    pool = 0;
  }
  held[candidate] = -1;
  heldListing[candidate] = end;
  return false;
}

/** Adds a candidate to the pool at which they are; false if it refuses them at once. */
function offer(run: Run, candidate: number): boolean {
  const pool = at(run.held, candidate);
  const position = at(run.market.positionOf, at(run.heldListing, candidate));
  if (position >= at(run.cutoff, pool)) {
    run.refused[pool] = at(run.refused, pool) + 1;
    return false;
  }
  const bucket = at(run.firstBucket, pool) + position;
  run.next[candidate] = at(run.head, bucket);
  run.head[bucket] = candidate;
  run.size[bucket] = at(run.size, bucket) + 1;
  run.filled[pool] = at(run.filled, pool) + 1;
  refuseBeyondSeats(run, pool);
  return true;
}

/**
 * Applies the choice function of a pool. Its last position is refused while there are more candidates than seats; if
 * seats may be exceeded, only while the better positions alone fill them.
 */
function refuseBeyondSeats(run: Run, pool: number): void {
  const seats = at(run.seats, pool);
  while (at(run.filled, pool) > seats) {
    const worst = worstPosition(run, pool);
    const better = at(run.filled, pool) - at(run.size, at(run.firstBucket, pool) + worst);
    if (run.isExceeded && better < seats) {
      run.cutoff[pool] = worst + 1;
      return;
    }
    refusePosition(run, pool, worst);
    run.cutoff[pool] = worst;
  }
}

function worstPosition({ cutoff, firstBucket, head }: Run, pool: number): number {
  const first = at(firstBucket, pool);
  let position = at(cutoff, pool) - 1;
  while (at(head, first + position) === -1) position -= 1;
  return position;
}

function refusePosition(run: Run, pool: number, position: number): void {
  const bucket = at(run.firstBucket, pool) + position;
  for (let candidate = at(run.head, bucket); candidate !== -1; candidate = at(run.next, candidate)) {
    run.waiting[run.count] = candidate;
    run.count += 1;
  }
  const size = at(run.size, bucket);
  run.filled[pool] = at(run.filled, pool) - size;
  run.refused[pool] = at(run.refused, pool) + size;
  run.head[bucket] = -1;
  run.size[bucket] = 0;
}

import { checkPool } from './check-pool.ts';
import type { PoolFacts, Standing } from './check-pool.ts';
import { lotOf } from './lot.ts';
import { rankIn } from './ranking.ts';
import { seatCounts } from './seat-counts.ts';
import type { Allotment, AllotmentInput, Candidate, Placement, Programme, SeatBalance } from './types.ts';
import type { Violation } from './violation.ts';

/**
 * All violations of the rules in an allotment; empty if it is stable. It shares no code with the algorithm, only the
 * definitions of lots and seat counts. The input has to be without faults.
 */
export function checkAllotment(input: AllotmentInput, allotment: Allotment): readonly Violation[] {
  const facts = collectPools(input, allotment);
  const violations = checkPlacements(input, allotment, facts);
  addStandings(input, allotment, facts);
  for (const programme of input.programmes) violations.push(...checkProgramme(programme, facts));
  for (const pool of facts.values()) violations.push(...checkPool(pool, input.ties));
  return violations;
}

type Facts = ReadonlyMap<string, PoolFacts>;

function keyOf(programme: string, category: string): string {
  return JSON.stringify([programme, category]);
}

function collectPools(input: AllotmentInput, allotment: Allotment): Facts {
  const balances = new Map(allotment.seats.map((seat) => [keyOf(seat.programme, seat.category), seat]));
  return new Map(
    input.programmes.flatMap((programme) => {
      const counts = seatCounts(programme);
      return programme.categories.map((rules, index) => {
        const { category } = rules;
        const key = keyOf(programme.id, category);
        const balance = balances.get(key) ?? emptyBalance(programme.id, category);
        const pool: PoolFacts = { rules, balance, seats: counts[index] ?? 0, holders: [], wanting: [] };
        return [key, pool] as const;
      });
    }),
  );
}

function emptyBalance(programme: string, category: string): SeatBalance {
  return { programme, category, seats: -1, received: 0, given: 0, filled: -1, lastRank: null };
}

/** Every candidate stands in the result once; who is placed chose the programme and has the claims. */
function checkPlacements(input: AllotmentInput, allotment: Allotment, facts: Facts): Violation[] {
  const violations: Violation[] = [];
  const missing = new Map(input.candidates.map((candidate) => [candidate.id, candidate]));
  for (const placement of allotment.placements) {
    const candidate = missing.get(placement.candidate);
    missing.delete(placement.candidate);
    const code = candidate === undefined ? 'not-once' : placementFault(candidate, placement, facts);
    if (code !== undefined) violations.push({ code, ...placement });
  }
  for (const candidate of allotment.unplaced) {
    if (!missing.delete(candidate)) violations.push({ code: 'not-once', candidate });
  }
  for (const candidate of missing.keys()) violations.push({ code: 'not-once', candidate });
  return violations;
}

function placementFault(candidate: Candidate, placement: Placement, facts: Facts) {
  const pool = facts.get(keyOf(placement.programme, placement.category));
  if (pool === undefined || !candidate.choices.includes(placement.programme)) return 'not-chosen' as const;
  return hasClaims(candidate, pool) ? undefined : ('not-claimed' as const);
}

function hasClaims({ claims }: Candidate, { rules }: PoolFacts): boolean {
  return rules.claims.every((claim) => claims.includes(claim));
}

/** Writes down for each pool who holds a seat, and who would rather have one than what they got. */
function addStandings(input: AllotmentInput, allotment: Allotment, facts: Facts): void {
  const seatOf = new Map(allotment.placements.map((placement) => [placement.candidate, placement]));
  const programmes = new Map(input.programmes.map((programme) => [programme.id, programme]));
  for (const candidate of input.candidates) {
    const lot = input.ties === 'by-lot' ? lotOf(input.seed, candidate.id) : 0;
    for (const pool of poolsOf(candidate, programmes, facts)) {
      const standing = standingOf(candidate, lot, pool);
      if (isSame(seatOf.get(candidate.id), pool)) {
        pool.holders.push(standing);
        break;
      }
      pool.wanting.push(standing);
    }
  }
}

/** The pools that a candidate may claim, in the order of their choices. */
function poolsOf(candidate: Candidate, programmes: ReadonlyMap<string, Programme>, facts: Facts) {
  return candidate.choices
    .flatMap((id) => (programmes.get(id)?.categories ?? []).map(({ category }) => keyOf(id, category)))
    .flatMap((key) => facts.get(key) ?? [])
    .filter((pool) => hasClaims(candidate, pool));
}

function standingOf(candidate: Candidate, lot: number, pool: PoolFacts): Standing {
  return { candidate: candidate.id, rank: rankIn(candidate, pool.balance.programme) ?? 0, lot };
}

function isSame(seat: Placement | undefined, { balance }: PoolFacts): boolean {
  return seat?.programme === balance.programme && seat.category === balance.category;
}

/** Seats of a programme move only along the rules of its categories, and none appears or disappears. */
function checkProgramme({ id, categories }: Programme, facts: Facts): Violation[] {
  const pools = categories.flatMap(({ category }) => facts.get(keyOf(id, category)) ?? []);
  return pools.flatMap(({ rules, balance, seats }) => {
    const given = pools
      .filter(({ rules: { unfilled } }) => unfilled !== 'lost' && unfilled.to === rules.category)
      .reduce((sum, pool) => sum + pool.balance.given, 0);
    const isRight =
      balance.seats === seats &&
      balance.received === given &&
      balance.given >= 0 &&
      (balance.given === 0 || rules.unfilled !== 'lost');
    return isRight ? [] : [{ code: 'seats-changed' as const, programme: id, category: rules.category }];
  });
}

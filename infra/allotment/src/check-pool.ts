import { compareText } from './ranking.ts';
import type { SeatBalance, SeatCategory, TiePolicy } from './types.ts';
import type { Violation } from './violation.ts';

/** How a candidate stands in the order of a programme. Lots are 0 unless they decide. */
export interface Standing {
  readonly candidate: string;
  readonly rank: number;
  readonly lot: number;
}

/** The facts of one category of one programme. */
export interface PoolFacts {
  readonly rules: SeatCategory;
  readonly balance: SeatBalance;
  /** Seats by the rules. */
  readonly seats: number;
  readonly holders: Standing[];
  /** Candidates who want a seat here rather than what they got. */
  readonly wanting: Standing[];
}

/** The violations of one category: capacity, stability, waste, and what happened to unfilled seats. */
export function checkPool(pool: PoolFacts, ties: TiePolicy): readonly Violation[] {
  const { programme, category } = pool.balance;
  const violations: Violation[] = poolFaults(pool, ties).map((code) => ({ code, programme, category }));
  const last = lastOf(pool.holders);
  for (const standing of pool.wanting) {
    const code = wantingFault(pool, standing, { ties, last });
    if (code !== undefined) violations.push({ code, candidate: standing.candidate, programme, category });
  }
  return violations;
}

function capacityOf({ balance }: PoolFacts): number {
  return balance.seats + balance.received - balance.given;
}

function poolFaults(pool: PoolFacts, ties: TiePolicy): Violation['code'][] {
  const broken: Partial<Record<Violation['code'], boolean>> = {
    'balance-wrong': isBalanceWrong(pool),
    'over-capacity': isOverCapacity(pool, ties),
    'given-though-wanted': pool.balance.given > 0 && pool.wanting.length > 0,
    'not-given': pool.rules.unfilled !== 'lost' && hasUnwantedSeats(pool),
    'wasted-seat': ties === 'leave' && fitsNextRank(pool),
  };
  return Object.entries(broken).flatMap(([code, isBroken]) => (isBroken ? [code as Violation['code']] : []));
}

function isBalanceWrong({ balance, holders }: PoolFacts): boolean {
  return balance.filled !== holders.length || balance.lastRank !== (lastOf(holders)?.rank ?? null);
}

function hasUnwantedSeats(pool: PoolFacts): boolean {
  return pool.holders.length < capacityOf(pool) && pool.wanting.length === 0;
}

function isOverCapacity(pool: PoolFacts, ties: TiePolicy): boolean {
  const { holders } = pool;
  const last = lastOf(holders);
  if (last === undefined) return capacityOf(pool) < 0;
  const counted =
    ties === 'exceed' ? holders.filter(({ rank }) => rank < last.rank).length + 1 : holders.length;
  return counted > capacityOf(pool);
}

/** Whether all candidates of the best rank that was refused would have had a seat. */
function fitsNextRank(pool: PoolFacts): boolean {
  const best = pool.wanting.reduce((rank, standing) => Math.min(rank, standing.rank), Infinity);
  const equal = pool.wanting.filter(({ rank }) => rank === best).length;
  return equal > 0 && pool.holders.length + equal <= capacityOf(pool);
}

function wantingFault(
  pool: PoolFacts,
  standing: Standing,
  { ties, last }: { readonly ties: TiePolicy; readonly last: Standing | undefined },
): Violation['code'] | undefined {
  if (last !== undefined && isUnjust(standing, last, ties)) return 'blocking-pair';
  return ties !== 'leave' && pool.holders.length < capacityOf(pool) ? 'wasted-seat' : undefined;
}

/** Whether the last holder is behind a refused candidate, or has the same rank where equal ranks share one outcome. */
function isUnjust(refused: Standing, last: Standing, ties: TiePolicy): boolean {
  return ties === 'by-lot' ? compareStandings(refused, last) < 0 : refused.rank <= last.rank;
}

function compareStandings(left: Standing, right: Standing): number {
  return left.rank - right.rank || left.lot - right.lot || compareText(left.candidate, right.candidate);
}

function lastOf(holders: readonly Standing[]): Standing | undefined {
  return holders.reduce<Standing | undefined>(
    (last, holder) => (last === undefined || compareStandings(last, holder) < 0 ? holder : last),
    undefined,
  );
}

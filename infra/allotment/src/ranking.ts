import type { Candidate } from './types.ts';

/** Compares by UTF-16 code units, which is the same on every machine. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The rank of a candidate in the order of a programme; undefined if they have none there. */
export function rankIn(candidate: Candidate, programme: string): number | undefined {
  const { ranks } = candidate;
  if (ranks !== undefined && Object.hasOwn(ranks, programme)) return ranks[programme];
  return candidate.rank;
}

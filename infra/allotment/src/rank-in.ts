import type { Candidate } from './types.ts';

/** The rank of a candidate in the order of a programme; undefined if they have none there. */
export function rankIn(candidate: Candidate, programme: string): number | undefined {
  const { ranks } = candidate;
  if (ranks !== undefined && Object.hasOwn(ranks, programme)) return ranks[programme];
  return candidate.rank;
}

import type { Campaign, IssuedRanks } from './campaign.ts';

/** The ranks of a merit list that was released before lists were stored by version. */
export function ranksIssued({
  ranks,
}: Campaign): IssuedRanks | { readonly version: 1; readonly reissuedAt: null } {
  return ranks ?? { version: 1, reissuedAt: null };
}

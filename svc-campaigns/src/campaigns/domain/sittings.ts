import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign } from './campaign.ts';
import { isOverWithGrace, releaseGraceOf } from './freeze.ts';

/** Stores the latest time, whatever the order of delivery. Returns null when it is already known. */
export function extendSittings(campaign: Campaign, until: string): Campaign | null {
  return (campaign.sittingsUntil ?? '') >= until ? null : { ...campaign, sittingsUntil: until };
}

/** Whether students are sitting the exam, so that it cannot be deleted yet. */
export function isBeingSat(campaign: Campaign, now: string): boolean {
  if ((campaign.startedAt ?? null) === null) return false;
  return !isOverWithGrace(campaign, now) || isSatBeyondEnd(campaign, now);
}

/** CMP-06: results are not released while somebody sits with extra time. */
export function requireNobodySits(campaign: Campaign, now: string): void {
  if (!isSatBeyondEnd(campaign, now)) return;
  const until = new Date(campaign.sittingsUntil);
  throw new DomainError('conflict', 'campaigns.release-sitting', { params: { until } });
}

/** The first moment at which results can be released, in milliseconds: the end or the latest extra time, with its grace. */
export function releasableFrom(campaign: Campaign): number {
  const { endDate, sittingsUntil = null } = campaign;
  const last = Math.max(Date.parse(endDate), sittingsUntil === null ? 0 : Date.parse(sittingsUntil));
  return last + releaseGraceOf(campaign) + 1;
}

function isSatBeyondEnd<Known extends Campaign>(
  campaign: Known,
  now: string,
): campaign is Known & { readonly sittingsUntil: string } {
  const { sittingsUntil = null } = campaign;
  return sittingsUntil !== null && Date.parse(now) <= Date.parse(sittingsUntil) + releaseGraceOf(campaign);
}

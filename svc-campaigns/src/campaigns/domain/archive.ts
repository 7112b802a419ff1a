import { DomainError } from '@pathshala/contract-kit/domain-error';
import { phaseOf, type Campaign } from './campaign.ts';

/** Archives a campaign that is over, or restores it to the lists. Returns null when nothing changes. */
export function archiveCampaign(
  campaign: Campaign,
  { isArchived, now }: { readonly isArchived: boolean; readonly now: string },
): Campaign | null {
  if (isArchived === isInArchive(campaign)) return null;
  if (isArchived && phaseOf(campaign, now) !== 'past')
    throw new DomainError('conflict', 'campaigns.archive-open');
  return { ...campaign, archivedAt: isArchived ? now : null };
}

export const isInArchive = ({ archivedAt }: Campaign): boolean => (archivedAt ?? null) !== null;

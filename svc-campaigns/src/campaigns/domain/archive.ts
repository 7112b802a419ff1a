import { DomainError } from '@pathshala/contract-kit/domain-error';
import { phaseOf, type Campaign } from './campaign.ts';

/** Takes a campaign that is over out of the lists, or puts it back. Returns null when nothing changes. */
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

import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Campaign, type Campaigns, requireKind } from '../../campaigns/index.ts';

/** Administrators read a merit list at any time, everybody else after the release. Throws `not-found` or `forbidden`. */
export async function requireReleased(
  campaigns: Pick<Campaigns, 'find'>,
  { campaignId, isAdmin }: { readonly campaignId: string; readonly isAdmin: boolean },
): Promise<Campaign> {
  const campaign = await campaigns.find(campaignId);
  requireKind('exam', campaign);
  if (campaign.resultsReleasedAt === null && !isAdmin)
    throw new DomainError('forbidden', 'campaigns.not-released');
  return campaign;
}

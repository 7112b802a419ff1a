import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { BucketRange } from '@pathshala/reports/report-totals';
import { emptyFunnel } from '../domain/funnel.ts';
import type { ReadNames } from '../ports.ts';
import type { ReadFunnels } from './read-funnels.ts';

interface ReadCampaignFunnelDependencies {
  readonly readFunnels: ReadFunnels;
  readonly readNames: ReadNames;
}

interface ReadCampaignFunnelQuery extends BucketRange {
  readonly campaignId: string;
}

/** Returns zeros for a campaign without facts in the range. */
export function readCampaignFunnel({ readFunnels, readNames }: ReadCampaignFunnelDependencies) {
  return async ({ campaignId, ...range }: ReadCampaignFunnelQuery) => {
    const campaign = (await readNames([campaignId])).get(campaignId);
    if (campaign === undefined) throw new DomainError('not-found', 'campaigns.not-found');
    const { asOf, funnels } = await readFunnels(range);
    return { asOf, campaign, funnel: funnels.get(campaignId) ?? emptyFunnel };
  };
}

import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { BucketRange } from '@pathshala/reports/report-totals';
import { emptyFunnel } from '../domain/funnel.ts';
import { readFunnels, type ReadFunnelsDependencies } from './read-funnels.ts';

type ReadCampaignFunnelDependencies = ReadFunnelsDependencies;

interface ReadCampaignFunnelQuery extends BucketRange {
  readonly campaignId: string;
}

/** Returns zeros for a campaign without facts in the range. */
export function readCampaignFunnel(dependencies: ReadCampaignFunnelDependencies) {
  const read = readFunnels(dependencies);
  return async ({ campaignId, ...range }: ReadCampaignFunnelQuery) => {
    const campaign = (await dependencies.readNames([campaignId])).get(campaignId);
    if (campaign === undefined) throw new DomainError('not-found', 'campaigns.not-found');
    const { asOf, funnels } = await read(range);
    return { asOf, campaign, funnel: funnels.get(campaignId) ?? emptyFunnel };
  };
}

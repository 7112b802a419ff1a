import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { LRUCache } from 'lru-cache';
import type { Campaigns } from '../../campaigns/index.ts';
import type { PageViews } from '../ports.ts';

interface RecordViewDependencies {
  readonly campaigns: Pick<Campaigns, 'findByIds'>;
  readonly pageViews: Pick<PageViews, 'add'>;
  readonly now: () => number;
}

/** Many visitors open the same page: the existence of its campaign is cached for half a minute. */
const cached = { ttl: 30_000, max: 1_000 };

/** Counts a view of the page of a campaign that is not deleted; others are `not-found`, so that callers cannot add ids. */
export function recordView({ campaigns, pageViews, now }: RecordViewDependencies) {
  const known = new LRUCache<string, true>(cached);
  return async (campaignId: string): Promise<void> => {
    if (known.get(campaignId) === undefined) {
      const [campaign] = await campaigns.findByIds([campaignId]);
      if (campaign === undefined || campaign.deletedAt !== null)
        throw new DomainError('not-found', 'campaigns.not-found');
      known.set(campaignId, true);
    }
    await pageViews.add(campaignId, dhakaDayOf(now()));
  };
}

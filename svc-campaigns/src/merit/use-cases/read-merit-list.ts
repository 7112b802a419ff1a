import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign } from '../../campaigns/domain/campaign.ts';
import type { CampaignRepository } from '../../campaigns/use-cases/ports.ts';
import { ranksOf } from '../domain/ranks.ts';
import type { MeritList, Ranked } from './ports.ts';

export interface MeritDependencies {
  readonly campaigns: CampaignRepository;
  readonly meritList: MeritList;
}

export interface Placed {
  readonly rank: number;
  readonly registration: Ranked;
}

export interface ReadMeritListCommand {
  readonly campaignId: string;
  /** An administrator looks at it before the release. */
  readonly isAdmin: boolean;
  readonly q?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** The exam campaign whose merit list may be read: by an administrator always, by everybody after the release. */
export async function mustBeReleased(
  { campaigns }: Pick<MeritDependencies, 'campaigns'>,
  { campaignId, isAdmin }: Pick<ReadMeritListCommand, 'campaignId' | 'isAdmin'>,
): Promise<Campaign> {
  const campaign = await campaigns.find(campaignId);
  if (!campaign || campaign.kind !== 'exam' || campaign.deletedAt !== null)
    throw new DomainError('not-found', 'campaigns.not-found');
  if (campaign.resultsReleasedAt === null && !isAdmin)
    throw new DomainError('forbidden', 'campaigns.not-released');
  return campaign;
}

/** One page, best first; a search keeps everybody's rank among all. */
export function readMeritList(deps: MeritDependencies) {
  const { meritList } = deps;
  const rankOf = async ({ campaignId, standing }: Ranked) =>
    1 + (await meritList.countBetter(campaignId, standing.order));
  return async (command: ReadMeritListCommand): Promise<{ items: Placed[]; total: number }> => {
    const { campaignId, q = '', page, pageSize } = command;
    await mustBeReleased(deps, command);
    const range = { skip: (page - 1) * pageSize, limit: pageSize };
    if (q.trim() !== '') {
      const { items, total } = await meritList.search(campaignId, q.trim(), range);
      const found = items.map(async (registration) => ({ rank: await rankOf(registration), registration }));
      return { items: await Promise.all(found), total };
    }
    const items = await meritList.list(campaignId, range);
    const [first] = items;
    const ranks = first
      ? ranksOf(
          items.map(({ standing }) => standing.order),
          { firstRank: await rankOf(first), position: range.skip + 1 },
        )
      : [];
    return {
      items: items.map((registration, index) => ({ rank: ranks[index] ?? 0, registration })),
      total: await meritList.count(campaignId),
    };
  };
}

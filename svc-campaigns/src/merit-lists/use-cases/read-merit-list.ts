import type { Campaigns } from '../../campaigns/ports.ts';
import { ranksOf } from '../domain/ranks.ts';
import type { MeritLists, MeritRange, RankedRegistration } from '../ports.ts';
import { requireReleased } from './require-released.ts';

export interface ReadMeritListDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly meritLists: MeritLists;
}

export interface MeritEntry {
  readonly rank: number;
  readonly registration: RankedRegistration;
}

export interface ReadMeritListCommand {
  readonly campaignId: string;
  readonly isAdmin: boolean;
  /** Part of a shown name, or a roll number. */
  readonly q?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

interface MeritPage {
  readonly items: MeritEntry[];
  readonly total: number;
}

/** A rank is one more than the number of better registrations. */
function rankIn({ meritLists }: ReadMeritListDependencies) {
  return async ({ campaignId, standing }: RankedRegistration): Promise<number> =>
    1 + (await meritLists.countBetter(campaignId, standing.order));
}

/** One page, best first. A search shows the ranks among all participants. */
export function readMeritList(dependencies: ReadMeritListDependencies) {
  const { meritLists, campaigns } = dependencies;
  const rankOf = rankIn(dependencies);
  const requireReadable = requireReleased(campaigns);

  async function searchPage(campaignId: string, text: string, range: MeritRange): Promise<MeritPage> {
    const { items, total } = await meritLists.search(campaignId, text, range);
    const ranked = items.map(async (registration) => ({ rank: await rankOf(registration), registration }));
    return { items: await Promise.all(ranked), total };
  }

  async function listPage(campaignId: string, range: MeritRange): Promise<MeritPage> {
    const items = await meritLists.list(campaignId, range);
    const [first] = items;
    const start = { firstRank: first ? await rankOf(first) : 1, position: range.skip + 1 };
    const ranks = ranksOf(
      items.map(({ standing }) => standing.order),
      start,
    );
    return {
      items: items.map((registration, index) => ({ rank: ranks[index] ?? 0, registration })),
      total: await meritLists.count(campaignId),
    };
  }

  return async (command: ReadMeritListCommand): Promise<MeritPage> => {
    await requireReadable(command);
    const { campaignId, q = '', page, pageSize } = command;
    const range = { skip: (page - 1) * pageSize, limit: pageSize };
    const text = q.trim();
    return text === '' ? listPage(campaignId, range) : searchPage(campaignId, text, range);
  };
}

import type { Campaign, Phase } from '../domain/campaign.ts';
import type { CampaignQuery, Campaigns } from '../ports.ts';

interface ListCampaignsDependencies {
  readonly campaigns: Pick<Campaigns, 'list' | 'count'>;
  readonly now: () => number;
}

interface ListCampaignsCommand extends Omit<CampaignQuery, 'now' | 'text' | 'phase'> {
  /** `current`: all campaigns that are not over. */
  readonly phase?: Phase | 'current' | undefined;
  readonly q?: string | undefined;
  /** Left out: by phase, then by date. */
  readonly sort?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const current: readonly Phase[] = ['running', 'upcoming'];

/** The phases to list one after the other; undefined: all phases together, sorted by the column. */
function partsOf({ phase, sort }: ListCampaignsCommand): readonly (Phase | undefined)[] {
  if (phase === 'current') return current;
  return phase || sort ? [phase] : [...current, 'past'];
}

/** One page, by a column or across the phases in their order. */
export function listCampaigns({ campaigns, now }: ListCampaignsDependencies) {
  return async (command: ListCampaignsCommand): Promise<{ items: Campaign[]; total: number }> => {
    const { q: text, sort, page, pageSize, ...filters } = command;
    const order = sort ?? 'date';
    const moment = new Date(now()).toISOString();
    const items: Campaign[] = [];
    let skip = (page - 1) * pageSize;
    let total = 0;
    for (const part of partsOf(command)) {
      const query = { ...filters, phase: part, text, now: moment };
      const count = await campaigns.count(query);
      const limit = pageSize - items.length;
      if (skip < count && limit > 0) items.push(...(await campaigns.list(query, { order, skip, limit })));
      skip = Math.max(0, skip - count);
      total += count;
    }
    return { items, total };
  };
}

import { searchKeyOf } from '@pathshala/rules/bengali';
import { matchText, type Filter, type Sort } from '@pathshala/documents/port';
import type { Campaign, Phase } from '../domain/campaign.ts';
import type { CampaignRepository } from './ports.ts';

export interface ListCommand {
  readonly kind: Campaign['kind'];
  readonly phase?: Phase | undefined;
  readonly q?: string | undefined;
  /** Without it: by phase. */
  readonly sort?: 'name' | '-name' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

interface Segment {
  readonly filter: Filter;
  readonly sort: Sort;
}

/** Running ones that end first, then those ahead that begin first, then the past, latest first. */
function segmentsAt(now: string): Record<Phase, Segment> {
  return {
    running: { filter: { startDate: { $lte: now }, endDate: { $gte: now } }, sort: { endDate: 1, _id: 1 } },
    upcoming: { filter: { startDate: { $gt: now } }, sort: { startDate: 1, _id: 1 } },
    past: { filter: { endDate: { $lt: now } }, sort: { endDate: -1, _id: 1 } },
  };
}

function byName(wish: 'name' | '-name'): Sort {
  return { title: wish === 'name' ? 1 : -1, _id: 1 };
}

/** One page across the three phases in their order, or by name. */
export function listCampaigns({ campaigns, now }: { campaigns: CampaignRepository; now: () => number }) {
  return async ({
    kind,
    phase,
    q,
    sort: wish,
    page,
    pageSize,
  }: ListCommand): Promise<{ items: Campaign[]; total: number }> => {
    const segments = segmentsAt(new Date(now()).toISOString());
    const byPhase = phase ? [segments[phase]] : [segments.running, segments.upcoming, segments.past];
    const wanted = wish ? [{ filter: phase ? segments[phase].filter : {}, sort: byName(wish) }] : byPhase;
    const always = { kind, deletedAt: null, ...(q ? { titleKey: matchText(searchKeyOf(q)) } : {}) };
    const items: Campaign[] = [];
    let skip = (page - 1) * pageSize;
    let total = 0;
    for (const { filter, sort } of wanted) {
      const count = await campaigns.count({ ...always, ...filter });
      const limit = pageSize - items.length;
      if (skip < count && limit > 0)
        items.push(...(await campaigns.list({ ...always, ...filter }, { sort, skip, limit })));
      skip = Math.max(0, skip - count);
      total += count;
    }
    return { items, total };
  };
}

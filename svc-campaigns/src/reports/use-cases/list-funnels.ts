import { searchKeyOf } from '@pathshala/rules/bengali';
import { compareNames } from '@pathshala/rules/bengali-order';
import type { BucketRange } from '@pathshala/reports/report-totals';
import { addUp, type Funnel } from '../domain/funnel.ts';
import type { NamedCampaign, ReadNames } from '../ports.ts';
import type { ReadFunnels } from './read-funnels.ts';

interface ListFunnelsDependencies {
  readonly readFunnels: ReadFunnels;
  readonly readNames: ReadNames;
}

interface ListFunnelsQuery extends BucketRange {
  readonly page: number;
  readonly pageSize: number;
  /** A step, `title` or `start`; with a minus descending. */
  readonly sort: string;
  /** Text in the title. */
  readonly q?: string | undefined;
  readonly kind?: NamedCampaign['kind'] | undefined;
}

export interface CampaignFunnel {
  readonly campaign: NamedCampaign;
  readonly funnel: Funnel;
}

/** The funnel of all campaigns of the kind together, and a page of the campaigns that the search finds. */
export function listFunnels({ readFunnels, readNames }: ListFunnelsDependencies) {
  return async (query: ListFunnelsQuery) => {
    const { asOf, funnels } = await readFunnels(query);
    const names = await readNames([...funnels.keys()]);
    const ofKind = [...funnels].flatMap(([id, funnel]): readonly CampaignFunnel[] => {
      const campaign = names.get(id);
      const isOfKind = query.kind === undefined || campaign?.kind === query.kind;
      return campaign !== undefined && isOfKind ? [{ campaign, funnel }] : [];
    });
    const text = searchKeyOf(query.q ?? '');
    const found = ofKind
      .filter(({ campaign }) => searchKeyOf(campaign.title).includes(text))
      .toSorted(inOrder(query.sort));
    const start = (query.page - 1) * query.pageSize;
    return {
      asOf,
      all: addUp(ofKind.map(({ funnel }) => funnel)),
      total: found.length,
      items: found.slice(start, start + query.pageSize),
    };
  };
}

type Order = (one: CampaignFunnel, other: CampaignFunnel) => number;

const byTitle: Order = ({ campaign: one }, { campaign: other }) =>
  compareNames(one.title, other.title) || (one._id < other._id ? -1 : 1);

const byStart: Order = ({ campaign: one }, { campaign: other }) =>
  Date.parse(one.startDate) - Date.parse(other.startDate);

const isStep = (column: string): column is keyof Funnel =>
  ['seen', 'registered', 'verified', 'sat', 'cancelled'].includes(column);

function orderOf(column: string): Order {
  if (isStep(column)) return ({ funnel: one }, { funnel: other }) => one[column] - other[column];
  return column === 'title' ? byTitle : byStart;
}

/** Campaigns that are equal in the column are sorted by title. */
function inOrder(sort: string): Order {
  const isDescending = sort.startsWith('-');
  const order = orderOf(isDescending ? sort.slice(1) : sort);
  return (one, other) => (isDescending ? order(other, one) : order(one, other)) || byTitle(one, other);
}

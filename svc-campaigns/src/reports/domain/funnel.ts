import { dhakaDayOf } from '@pathshala/rules/dhaka-time';

/** The steps by which registrations are counted. */
export const steps = ['registered', 'verified', 'sat', 'cancelled'] as const;

export type Step = (typeof steps)[number];

export type Funnel = Readonly<Record<Step | 'seen', number>>;

export const emptyFunnel: Funnel = { seen: 0, registered: 0, verified: 0, sat: 0, cancelled: 0 };

/** A registration that has reached this step; ISO 8601. */
export interface Reached {
  /** The id of the registration, or of the result. */
  readonly sourceId: string;
  readonly campaignId: string;
  readonly step: Step;
  /** The day of the registration, whenever the step was reached: the steps of a range are of the same people. */
  readonly registeredAt: string;
  /** `registeredAt` is taken from the time of the event, and is replaced by a known one. */
  readonly isGuessed?: boolean;
}

const separator = '|';

/** The fact that counts a step: once for each source, a known day before a guessed one. */
export function factOf({ sourceId, campaignId, step, registeredAt, isGuessed }: Reached) {
  return {
    _id: `${sourceId}-${step}`,
    version: isGuessed === true ? 1 : 2,
    bucket: dhakaDayOf(Date.parse(registeredAt)),
    key: [step, campaignId].join(separator),
    amount: 0,
  };
}

/** The funnels of the campaigns from sums by the keys of facts, and from views. */
export function funnelsOf(
  sums: ReadonlyMap<string, { readonly count: number }>,
  views: ReadonlyMap<string, number>,
): ReadonlyMap<string, Funnel> {
  const funnels = new Map<string, Funnel>();
  const add = (campaignId: string, change: Partial<Funnel>) =>
    funnels.set(campaignId, { ...emptyFunnel, ...funnels.get(campaignId), ...change });
  for (const [campaignId, seen] of views) add(campaignId, { seen });
  for (const [key, { count }] of sums) {
    const [name = '', campaignId = ''] = key.split(separator);
    const step = steps.find((known) => known === name);
    if (step !== undefined && count > 0) add(campaignId, { [step]: count });
  }
  return funnels;
}

export function addUp(funnels: Iterable<Funnel>): Funnel {
  return [...funnels].reduce(
    (sum, one) => ({
      seen: sum.seen + one.seen,
      registered: sum.registered + one.registered,
      verified: sum.verified + one.verified,
      sat: sum.sat + one.sat,
      cancelled: sum.cancelled + one.cancelled,
    }),
    emptyFunnel,
  );
}

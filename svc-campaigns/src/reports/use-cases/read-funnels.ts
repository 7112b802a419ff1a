import type { BucketRange } from '@pathshala/reports/report-totals';
import { funnelsOf } from '../domain/funnel.ts';
import type { PageViews, ReachedSteps } from '../ports.ts';

interface ReadFunnelsDependencies {
  readonly reachedSteps: Pick<ReachedSteps, 'sums'>;
  readonly pageViews: Pick<PageViews, 'sums'>;
}

/** The funnels of all campaigns with facts in the range, by id. */
export function readFunnels({ reachedSteps, pageViews }: ReadFunnelsDependencies) {
  return async (range: BucketRange) => {
    const [{ asOf, sums }, views] = await Promise.all([reachedSteps.sums(range), pageViews.sums(range)]);
    return { asOf, funnels: funnelsOf(sums, views) };
  };
}

export type ReadFunnels = ReturnType<typeof readFunnels>;

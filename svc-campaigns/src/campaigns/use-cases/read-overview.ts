import { countByDay, type DayCount } from '@pathshala/rules/school-days';
import type { CampaignRegistrations } from '../ports.ts';
import type { ReadWaiting, WaitingCampaigns } from './read-waiting.ts';

interface ReadOverviewDependencies {
  readonly registrations: Pick<CampaignRegistrations, 'countMade'>;
  readonly readWaiting: ReadWaiting;
  readonly now: () => number;
}

export interface CampaignsOverview extends WaitingCampaigns {
  readonly registrations: readonly DayCount[];
}

/** Registrations by day, and the exam campaigns that wait for an administrator. */
export function readOverview(deps: ReadOverviewDependencies) {
  return async (): Promise<CampaignsOverview> => {
    const [registrations, rest] = await Promise.all([
      countByDay(deps.now(), (range) => deps.registrations.countMade(range)),
      deps.readWaiting(),
    ]);
    return { registrations, ...rest };
  };
}

import { countByDay, type DayCount } from '@pathshala/rules/school-days';
import type { CampaignRegistrations } from '../ports.ts';
import { readWaiting, type ReadWaitingDependencies, type WaitingCampaigns } from './read-waiting.ts';

interface ReadOverviewDependencies extends ReadWaitingDependencies {
  readonly registrations: Pick<CampaignRegistrations, 'countMade'>;
}

export interface CampaignsOverview extends WaitingCampaigns {
  readonly registrations: readonly DayCount[];
}

/** Registrations by day, and the exam campaigns that wait for an administrator. */
export function readOverview(deps: ReadOverviewDependencies) {
  const waiting = readWaiting(deps);
  return async (): Promise<CampaignsOverview> => {
    const [registrations, rest] = await Promise.all([
      countByDay(deps.now(), (range) => deps.registrations.countMade(range)),
      waiting(),
    ]);
    return { registrations, ...rest };
  };
}

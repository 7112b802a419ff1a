import { countByDay, type DayCount } from '@pathshala/rules/school-days';
import type { Accounts } from '../ports.ts';

interface ReadOverviewDependencies {
  readonly accounts: Pick<Accounts, 'countCreated'>;
  readonly now: () => number;
}

export function readOverview({ accounts, now }: ReadOverviewDependencies) {
  return async (): Promise<{ signUps: readonly DayCount[] }> => ({
    signUps: await countByDay(now(), (range) => accounts.countCreated(range)),
  });
}

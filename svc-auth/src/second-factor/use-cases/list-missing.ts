import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Accounts } from '../../accounts/index.ts';
import type { LogInFactors } from '../ports.ts';

interface ListMissingDependencies {
  readonly accounts: Pick<Accounts, 'activeAdmins'>;
  readonly factors: Pick<LogInFactors, 'mustEnrol'>;
}

const text = {
  en: '{n} administrators have no two-step log-in, which this site requires',
  one: '1 administrator has no two-step log-in, which this site requires',
  bn: '{n} জন প্রশাসকের দুই ধাপের লগইন নেই, অথচ সাইটে তা বাধ্যতামূলক',
};

/** Administrators who cannot work until they set up the second step that the site requires. */
export function listMissing({ accounts, factors }: ListMissingDependencies): ListWaitingWork {
  return async () => {
    const admins = await accounts.activeAdmins();
    const must = await Promise.all(admins.map((account) => factors.mustEnrol(account)));
    const missing = admins.filter((_, index) => must[index] === true);
    const [oldestAt] = missing.map(({ createdAt }) => createdAt).toSorted();
    if (oldestAt === undefined) return [];
    return [
      waitingItemOf({
        kind: 'second-factor-missing',
        permission: permissions.administration,
        count: missing.length,
        oldestAt,
        path: '/boss/user-management?role=admin',
        text,
      }),
    ];
  };
}

import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Invitations } from '../ports.ts';

interface ListWaitingInvitationsDependencies {
  readonly invitations: Pick<Invitations, 'waiting'>;
}

const text = {
  en: '{n} invitations are not accepted yet',
  one: '1 invitation is not accepted yet',
  bn: '{n}টি আমন্ত্রণ এখনো গৃহীত হয়নি',
};

/** Lists invitations that can be sent again or withdrawn. */
export function listWaitingInvitations({ invitations }: ListWaitingInvitationsDependencies): ListWaitingWork {
  return async () => {
    const { count, oldest } = await invitations.waiting();
    if (oldest === null) return [];
    return [
      waitingItemOf({
        kind: 'invitations',
        permission: permissions.support,
        count,
        oldestAt: new Date(oldest).toISOString(),
        path: '/boss/user-management/invitations',
        text,
      }),
    ];
  };
}

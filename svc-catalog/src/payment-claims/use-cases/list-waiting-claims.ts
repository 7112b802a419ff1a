import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Claims } from '../ports.ts';

const text = {
  en: '{n} payments wait for you',
  one: '1 payment waits for you',
  bn: '{n}টি পেমেন্ট আপনার অপেক্ষায়',
};

/** Lists payment claims without a decision. */
export function listWaitingClaims({ claims }: { readonly claims: Pick<Claims, 'list'> }): ListWaitingWork {
  return async () => {
    const { items, total } = await claims.list({ state: 'sent', sort: 'sent', page: 1, pageSize: 1 });
    const [oldest] = items;
    if (oldest === undefined) return [];
    return [
      waitingItemOf({
        kind: 'payment-claims',
        permission: permissions.support,
        count: total,
        oldestAt: oldest.sentAt,
        path: '/boss/payment-claims?state=sent',
        text,
      }),
    ];
  };
}

import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Checkouts } from '../ports.ts';

const text = {
  en: '{n} online payments are held: decide about them',
  one: '1 online payment is held: decide about it',
  bn: '{n}টি অনলাইন পেমেন্ট আটকে আছে: সিদ্ধান্ত দিন',
};

/** Lists payments at providers whose amount, risk or refund a person decides about. */
export function listHeldCheckouts({
  checkouts,
}: {
  readonly checkouts: Pick<Checkouts, 'list'>;
}): ListWaitingWork {
  return async () => {
    const held = { state: 'held', sort: 'created', page: 1, pageSize: 1 } as const;
    const { items, total } = await checkouts.list(held);
    const [oldest] = items;
    if (oldest === undefined) return [];
    return [
      waitingItemOf({
        kind: 'held-payments',
        permission: permissions.support,
        count: total,
        oldestAt: oldest.createdAt,
        path: '/boss/online-payments?state=held',
        text,
      }),
    ];
  };
}

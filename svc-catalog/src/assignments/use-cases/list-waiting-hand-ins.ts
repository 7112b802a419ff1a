import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { ListWaiting } from './list-waiting.ts';

interface ListWaitingHandInsDependencies {
  readonly list: ListWaiting;
}

const text = { en: '{title}: {n} to mark', bn: '{title}: {n}টিতে নম্বর দেওয়া বাকি' };

/** Lists assignments with unmarked hand-ins, each with the page on which they are marked. */
export function listWaitingHandIns({ list }: ListWaitingHandInsDependencies): ListWaitingWork {
  return async () =>
    (await list()).map(({ _id, title, unmarked, since }) =>
      waitingItemOf({
        kind: 'assignments-to-mark',
        permission: permissions.marking,
        count: unmarked,
        oldestAt: since,
        path: `/boss/assignments/${_id}/marking`,
        text,
        title,
      }),
    );
}

import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { ListWaiting, WaitingAssignment } from './list-waiting.ts';

interface ListWaitingHandInsDependencies {
  readonly list: ListWaiting;
}

const text = { en: '{title}: {n} to mark', bn: '{title}: {n}টিতে নম্বর দেওয়া বাকি' };

/** An assignment with unmarked hand-ins, with the page on which they are marked. */
export function waitingHandInOf({ _id, title, unmarked, since }: WaitingAssignment): WaitingItem {
  return waitingItemOf({
    kind: 'assignments-to-mark',
    permission: permissions.marking,
    count: unmarked,
    oldestAt: since,
    path: `/boss/assignments/${_id}/marking`,
    text,
    title,
  });
}

/** Lists assignments with unmarked hand-ins. */
export function listWaitingHandIns({ list }: ListWaitingHandInsDependencies): ListWaitingWork {
  return async () => (await list()).map(waitingHandInOf);
}

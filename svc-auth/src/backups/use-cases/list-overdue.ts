import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import { permissions } from '@pathshala/rules/permissions';
import type { Backups } from '@pathshala/stores/backup/port';
import { isOverdue } from '../domain/is-overdue.ts';

interface ListOverdueDependencies {
  /** Undefined: none are made here. */
  readonly backups: Pick<Backups, 'state'> | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly startedAt: number;
}

const overdue = {
  en: 'The last good backup is older than a day',
  bn: 'শেষ ঠিকঠাক ব্যাকআপ এক দিনের বেশি পুরোনো',
};
const different = {
  en: 'The last backup drill found a difference',
  bn: 'শেষ ব্যাকআপ মহড়ায় অমিল পাওয়া গেছে',
};

interface Finding {
  readonly text: typeof overdue;
  /** Epoch milliseconds. */
  readonly since: number;
}

/** A backup that is overdue, or whose drill found a difference. */
export function listOverdue(deps: ListOverdueDependencies): ListWaitingWork {
  return () => {
    const found = findingOf(deps);
    if (found === null) return Promise.resolve([]);
    const item = waitingItemOf({
      kind: 'backup-overdue',
      permission: permissions.administration,
      count: 1,
      oldestAt: new Date(found.since).toISOString(),
      path: '/boss/operations/backups',
      text: found.text,
    });
    return Promise.resolve([item]);
  };
}

function findingOf({ backups, now, startedAt }: ListOverdueDependencies): Finding | null {
  if (backups === undefined) return null;
  const { snapshots, drill } = backups.state();
  const newestAt = snapshots[0]?.at;
  if (isOverdue(newestAt, { now: now(), startedAt })) return { text: overdue, since: newestAt ?? startedAt };
  return drill !== null && drill.difference !== null ? { text: different, since: drill.at } : null;
}

import type { BackupState } from '@pathshala/stores/backup/port';
import type { BackupsAnswer } from '@pathshala/svc-auth-contract/http';
import { isOverdue } from '../domain/is-overdue.ts';

const iso = (at: number): string => new Date(at).toISOString();

export function backupsView(
  state: BackupState | undefined,
  times: { readonly now: number; readonly startedAt: number },
): BackupsAnswer {
  if (state === undefined) return { state: null };
  const { snapshots, recordedUntil, drill, ...rest } = state;
  return {
    state: {
      ...rest,
      recordedUntil: recordedUntil === null ? null : iso(recordedUntil),
      isOverdue: isOverdue(snapshots[0]?.at, times),
      snapshots: snapshots.map(({ id, at, ...facts }) => ({ ...facts, _id: id, at: iso(at) })),
      drill: drill && { ...drill, at: iso(drill.at) },
    },
  };
}

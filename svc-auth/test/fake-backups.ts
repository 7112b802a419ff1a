import type { Backups, BackupState, BackupWork } from '@pathshala/stores/backup/port';

export const snapshotId = '20260115T090000000Z';
const at = Date.parse('2026-01-15T09:00:00.000Z');

const state: BackupState = {
  target: '/backups/school',
  isOnSameDisk: false,
  snapshots: [{ id: snapshotId, at, bytes: 5_000_000, tookMs: 900, hasSecrets: true }],
  recordedUntil: at + 60_000,
  drill: { at, rows: 1_200, tookMs: 700, difference: null },
  running: null,
  problem: null,
};

/** Backups whose state a test sets. */
export function createFakeBackups(changes: Partial<BackupState> = {}) {
  let current: BackupState = { ...state, ...changes };
  const begun: BackupWork[] = [];
  const backups: Backups = {
    state: () => current,
    begin(work) {
      if (current.running !== null) return false;
      begun.push(work);
      return true;
    },
    download(id) {
      if (!current.snapshots.some((snapshot) => snapshot.id === id)) return Promise.resolve(null);
      async function* content() {
        yield Buffer.from('first ');
        yield Buffer.from('second');
      }
      return Promise.resolve({ bytes: 12, fileName: `pathshala-${id}.tar`, content: content() });
    },
  };
  return {
    backups,
    begun,
    set: (next: Partial<BackupState>) => {
      current = { ...current, ...next };
    },
  };
}

import { admin, type DescribeCall } from '@pathshala/pact/calls';
import { beginBackup, readBackups } from '@pathshala/svc-auth-contract/http';
import type { Api } from '@pathshala/web-kit/api';

const at = '2026-01-15T09:00:00.000Z';
const state = {
  target: '/backups/school',
  isOnSameDisk: false,
  recordedUntil: at,
  isOverdue: false,
  snapshots: [{ _id: '20260115T090000000Z', at, bytes: 5_000_000, tookMs: 900, hasSecrets: true }],
  drill: { at, rows: 1_200, tookMs: 700 },
} as const;

/** The page of backups. The archive is a link that the browser follows. */
export function backupCalls(call: DescribeCall<Api>): void {
  const made = { given: 'the site has a backup', as: admin } as const;
  call(readBackups, 'the backups', { ...made, uses: { state } });
  call(beginBackup, 'make a snapshot', { ...made, body: { work: 'snapshot' }, uses: { state } });
}

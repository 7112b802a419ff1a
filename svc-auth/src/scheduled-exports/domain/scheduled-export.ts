import type { Edited } from '@pathshala/contract-kit/edited';
import type { Deletable } from '@pathshala/rules/undo-window';
import { mayDo } from '@pathshala/rules/permissions';
import { type Account, isActiveAdmin } from '../../accounts/index.ts';
import type { Schedule } from './schedule.ts';

interface MailDestination {
  readonly kind: 'mail';
  /** Accounts of administrators. */
  readonly recipientIds: readonly string[];
}

export interface BucketDestination {
  readonly kind: 's3';
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly accessKeyId: string;
  /** Encrypted under the secret of the site. */
  readonly sealedSecret: string;
}

/** A list that is exported by a schedule with the rights of its maker at each run. Times in epoch ms. */
export interface ScheduledExport extends Deletable {
  readonly _id: string;
  readonly schemaVersion: 1;
  readonly name: string;
  readonly list: string;
  readonly language: 'bn' | 'en';
  readonly format: 'csv' | 'xlsx';
  readonly columns: readonly string[];
  readonly filters: Readonly<Record<string, string>>;
  readonly schedule: Schedule;
  readonly destination: MailDestination | BucketDestination;
  readonly makerId: string;
  readonly isOn: boolean;
  readonly offReason: 'rights' | null;
  /** Runs that failed one after the other, each after all its tries. */
  readonly failedRuns: number;
  readonly failingSince: number | null;
  readonly nextRunAt: number | null;
  readonly createdAt: number;
  readonly edited: Edited;
  readonly editorId: string | null;
}

/**
 * Whether an administrator may read a whole list at this moment. One with limited rights may not: a schedule is of the whole
 * school, like an API key.
 */
export function mayExport(
  account: Account | null,
  permission: string | readonly string[] | undefined,
): account is Account {
  if (account === null || !isActiveAdmin(account) || account.limitedTo !== undefined) return false;
  const enough = typeof permission === 'string' ? [permission] : (permission ?? []);
  return enough.some((one) => mayDo(account, one));
}

/** Whether a list may be mailed to this account. */
export function mayBeMailed(account: Account, permission: string | readonly string[] | undefined): boolean {
  return mayExport(account, permission) && account.email !== '';
}

import type { FirstVersion } from './first-version.ts';
import type { IssueChanges } from './issued-list.ts';

/** A version of a merit list. */
export interface IssuedVersion {
  readonly version: number;
  /** The id of the stored entries. */
  readonly buildId: string;
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly total: number;
  /** The changes compared with the previous version; null for the first one. */
  readonly changes: IssueChanges | null;
}

/** The state of a campaign's merit list, without its entries. `_id` is the campaign's. */
export interface MeritHead {
  readonly _id: string;
  /** The latest version; before the first one, one less than its number. */
  readonly version: number;
  readonly versions: readonly IssuedVersion[];
  /** The number of changes since the release. */
  readonly changes: number;
  /** A result changed that no version contains. */
  readonly isChanged: boolean;
  /** The time of the latest change, epoch ms. */
  readonly changedAt: number | null;
  /** The time of the first change that no version contains, or a moment before it, epoch ms. Missing in older documents. */
  readonly changedSince?: number | null;
  readonly building: {
    readonly id: string;
    /** The end of the lease, epoch ms: no other process builds before. */
    readonly until: number;
    readonly done: number;
    readonly total: number;
  } | null;
  /** The version whose mails are all queued. */
  readonly announcedVersion: number;
  /** The number of entries of the next version whose mails are queued. */
  readonly announcedEntries: number;
  readonly isToAnnounce: boolean;
}

/** The changes that a read of the results contains, up to this number; any later change came after `at` (epoch ms). */
export interface SeenChanges {
  readonly changes: number;
  readonly at: number;
}

export function newHead(
  campaignId: string,
  { version, isAnnounced }: Pick<FirstVersion, 'version' | 'isAnnounced'>,
): MeritHead {
  return {
    _id: campaignId,
    version: version - 1,
    versions: [],
    changes: 0,
    isChanged: false,
    changedAt: null,
    changedSince: null,
    building: null,
    announcedVersion: isAnnounced ? version : version - 1,
    announcedEntries: 0,
    isToAnnounce: false,
  };
}

export const latestVersion = ({ versions }: MeritHead): IssuedVersion | null => versions.at(-1) ?? null;

/** Without a number: the latest version. */
export function versionOf(head: MeritHead, version: number | undefined): IssuedVersion | null {
  if (version === undefined) return latestVersion(head);
  return head.versions.find((one) => one.version === version) ?? null;
}

/** A corrected key changes many results, one after the other: they are issued together after this time without a change. */
const idleMs = 10_000;
/** The maximum delay while further changes arrive. */
const maxMs = 60_000;

/** Whether the changed results are to be issued now. */
export function isIssueDue(head: MeritHead, now: number): boolean {
  if (latestVersion(head) === null) return true;
  if (!head.isChanged) return false;
  const changedAt = head.changedAt ?? 0;
  return now - changedAt >= idleMs || now - (head.changedSince ?? changedAt) >= maxMs;
}

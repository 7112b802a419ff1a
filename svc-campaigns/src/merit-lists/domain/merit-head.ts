import type { FirstVersion } from './first-version.ts';
import type { IssueChanges } from './issued-list.ts';

/** A version of a merit list. */
export interface IssuedVersion {
  readonly version: number;
  /** Names the stored entries. */
  readonly buildId: string;
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly total: number;
  /** Against the version before; null for the first one. */
  readonly changes: IssueChanges | null;
}

/** What is known about the merit list of a campaign, beside its entries. `_id` is the campaign's. */
export interface MeritHead {
  readonly _id: string;
  /** Of the latest version; before the first one it is one less than that will have. */
  readonly version: number;
  readonly versions: readonly IssuedVersion[];
  /** How many results changed since the release. */
  readonly changes: number;
  /** A result changed that no version contains. */
  readonly isChanged: boolean;
  /** Of the latest change, epoch ms. */
  readonly changedAt: number | null;
  /** Of the first change that no version contains, or a moment before it, epoch ms. Missing in older documents. */
  readonly changedSince?: number | null;
  readonly building: {
    readonly id: string;
    /** Until then no other process builds, epoch ms. */
    readonly until: number;
    readonly done: number;
    readonly total: number;
  } | null;
  /** The mails of this version are all queued. */
  readonly announcedVersion: number;
  /** How many entries of the version after that have their mails queued. */
  readonly announcedEntries: number;
  readonly isToAnnounce: boolean;
}

/** What a reading of the results contains: the changes up to this number; any later change came after `at` (epoch ms). */
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

/** Without a number: the latest one. */
export function versionOf(head: MeritHead, version: number | undefined): IssuedVersion | null {
  if (version === undefined) return latestVersion(head);
  return head.versions.find((one) => one.version === version) ?? null;
}

/** A corrected key changes many results, one after the other: they are issued together when no more arrive. */
const quietMs = 10_000;
/** Even if more keep arriving. */
const maxMs = 60_000;

/** Whether the changed results are to be issued now. */
export function isIssueDue(head: MeritHead, now: number): boolean {
  if (latestVersion(head) === null) return true;
  if (!head.isChanged) return false;
  const changedAt = head.changedAt ?? 0;
  return now - changedAt >= quietMs || now - (head.changedSince ?? changedAt) >= maxMs;
}

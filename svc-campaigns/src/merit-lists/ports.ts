import type { Registration, Standing } from '../registrations/index.ts';
import type { IssueChanges, IssuedEntry, Participant } from './domain/issued-list.ts';
import type { IssuedVersion, MeritHead, SeenChanges } from './domain/merit-head.ts';

/** A registration with a result. */
export type RankedRegistration = Registration & { readonly standing: Standing };

export interface MeritRange {
  readonly skip: number;
  readonly limit: number;
}

export interface MeritSearch {
  readonly text: string;
  /** For who manages the campaign: what participants do not show is searched too. */
  readonly people: boolean;
}

/** The registrations of a campaign that have a result, as they are now. */
export interface MeritLists {
  /** Best first. */
  list(campaignId: string, range: MeritRange): Promise<RankedRegistration[]>;
  /**
   * Those whose shown name contains the text, or the one with this roll number; best first. With `people`, any name, address or
   * mobile number.
   */
  search(
    campaignId: string,
    search: MeritSearch,
    range: MeritRange,
  ): Promise<{ items: RankedRegistration[]; total: number }>;
  count(campaignId: string): Promise<number>;
  countRegistered(campaignId: string): Promise<number>;
  /** How many have a smaller `standing.order`. */
  countBetter(campaignId: string, order: number): Promise<number>;
  /**
   * The student's registration that has the result, else the latest one, of any status: a result counts although the
   * registration was cancelled.
   */
  findOfStudent(campaignId: string, studentId: string): Promise<Registration | null>;
  findByIds(ids: readonly string[]): Promise<Registration[]>;
  /** Every registration once, in batches, whatever changes meanwhile; those without a result are left out. */
  scan(campaignId: string, onRead: (count: number) => Promise<void>): AsyncIterable<readonly Participant[]>;
  /**
   * Queues a mail for those that had none for this or a later version. A mail of the release that is not sent yet stays as it
   * is: its reader knows of no earlier rank.
   */
  queueMails(ids: readonly string[], mail: VersionMail): Promise<void>;
  mailCounts(campaignId: string): Promise<MailCounts>;
  /** How many have a mail about this version. */
  countNotified(campaignId: string, version: number): Promise<number>;
}

export interface VersionMail {
  readonly kind: 'released' | 'reissued';
  readonly version: number;
  /** Epoch ms. */
  readonly at: number;
}

/** The mails of the latest version that was sent to each. */
interface MailCounts {
  readonly queued: number;
  readonly left: number;
  readonly failed: number;
}

export interface NewVersion {
  readonly buildId: string;
  readonly version: number;
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly entries: readonly IssuedEntry[];
  readonly changes: IssueChanges | null;
}

/** What finds the entries of a version. */
export type StoredVersion = Pick<IssuedVersion, 'buildId' | 'total'>;

/** How far a version is built. */
export interface BuildProgress {
  readonly done: number;
  readonly total: number;
}

/** The versions of merit lists. What is issued never changes. */
export interface IssuedLists {
  find(campaignId: string): Promise<MeritHead | null>;
  /** Stores the head unless there is one. */
  insert(head: MeritHead): Promise<void>;
  /** A result changed: the list is to be issued again. */
  markChanged(campaignId: string, now: number): Promise<void>;
  listChanged(limit: number): Promise<MeritHead[]>;
  /** Those with a version whose mails are not all queued. */
  listToAnnounce(limit: number): Promise<MeritHead[]>;
  /**
   * Begins a build, or takes over one whose lease ended at `now`. Returns the head as it was before; null while another
   * process builds.
   */
  lease(campaignId: string, build: { readonly id: string; readonly now: number }): Promise<MeritHead | null>;
  /** Extends the lease. */
  report(campaignId: string, build: BuildProgress & { id: string; now: number }): Promise<void>;
  /** Writes the entries of a version, which nobody reads until it is published. */
  write(version: NewVersion, onWritten: (count: number) => Promise<void>): Promise<void>;
  /** Makes a version the latest one, which contains the changes that were seen. */
  publish(campaignId: string, version: NewVersion, seen: SeenChanges): Promise<void>;
  /** Ends a build without a new version. */
  abandon(campaignId: string, buildId: string, seen: SeenChanges): Promise<void>;
  /** Leaves nothing to issue or announce: the campaign is deleted for good. */
  close(campaignId: string): Promise<void>;
  readRange(buildId: string, range: MeritRange): Promise<IssuedEntry[]>;
  /** The entries of these registrations, best first; those not in the list are left out. */
  readOf(version: StoredVersion, registrationIds: readonly string[]): Promise<IssuedEntry[]>;
  /** The mails of the first `entries` of this version are queued; `isDone`: of all. */
  markAnnounced(
    campaignId: string,
    announced: { readonly version: number; readonly entries: number; readonly isDone: boolean },
  ): Promise<void>;
}

/** The number that is printed on a certificate. */
export interface CertificateCodes {
  /** The same one each time. */
  codeOf(registrationId: string): string;
  /** As it is stored, however it was typed. */
  clean(typed: string): string;
}

/** Which registration a code is for. Stored when its student first opens the certificate. */
export interface Certificates {
  save(code: string, registrationId: string): Promise<void>;
  findRegistrationId(code: string): Promise<string | null>;
}

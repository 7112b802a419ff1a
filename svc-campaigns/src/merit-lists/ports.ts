import type { Registration, Standing } from '../registrations/index.ts';
import type { IssuedEntry, Participant } from './domain/issued-list.ts';
import type { IssuedVersion, MeritHead, SeenChanges } from './domain/merit-head.ts';

/** A registration with a result. */
export type RankedRegistration = Registration & { readonly standing: Standing };

export interface MeritRange {
  readonly skip: number;
  readonly limit: number;
}

export interface MeritSearch {
  readonly text: string;
  /** For campaign managers: the search includes hidden names and contact data. */
  readonly people: boolean;
}

/** One page of a merit list. */
export interface MeritRequest extends MeritSearch {
  readonly range: MeritRange;
  /** Only these students, all at once. */
  readonly studentIds?: readonly string[] | undefined;
}

/** The registrations of a campaign that have a result, in their current state. */
export interface MeritLists {
  /** The best first. */
  list(campaignId: string, range: MeritRange): Promise<RankedRegistration[]>;
  /**
   * Registrations whose shown name contains the text, or the one with this roll number; best first. With `people`, any name,
   * address or mobile number.
   */
  search(
    campaignId: string,
    search: MeritSearch,
    range: MeritRange,
  ): Promise<{ items: RankedRegistration[]; total: number }>;
  count(campaignId: string): Promise<number>;
  countRegistered(campaignId: string): Promise<number>;
  /** The number of registrations with a smaller `standing.order`. */
  countBetter(campaignId: string, order: number): Promise<number>;
  /**
   * The student's registration that has the result, else the latest one, of any status: a result counts although the
   * registration was cancelled.
   */
  findOfStudent(campaignId: string, studentId: string): Promise<Registration | null>;
  findByIds(ids: readonly string[]): Promise<Registration[]>;
  /** The registrations of these students that have a result, best first. */
  ofStudents(campaignId: string, studentIds: readonly string[]): Promise<RankedRegistration[]>;
  /** Reads every registration with a result once, in batches, even while they change. */
  scan(campaignId: string, onRead: (count: number) => Promise<void>): AsyncIterable<readonly Participant[]>;
  /**
   * Queues a mail for those without one for this or a later version. A release mail that is not sent yet stays unchanged: its
   * reader knows of no earlier rank.
   */
  queueMails(ids: readonly string[], mail: VersionMail): Promise<void>;
  mailCounts(campaignId: string): Promise<MailCounts>;
  /** The number of participants with a mail about this version. */
  countNotified(campaignId: string, version: number): Promise<number>;
}

/** A student's place in a batch of svc-catalog; a higher version replaces a lower one. */
export interface BatchPlace {
  /** The membership. */
  readonly _id: string;
  readonly batchId: string;
  readonly studentId: string;
  readonly isIn: boolean;
  readonly version: number;
}

export interface BatchName {
  readonly _id: string;
  readonly name: string;
  readonly version: number;
}

/** Batches as svc-catalog publishes them, in any order and repeatedly. */
export interface Batches {
  recordPlace(place: BatchPlace): Promise<void>;
  recordName(batch: BatchName): Promise<void>;
  /** The batches of a student that have a name. */
  ofStudent(studentId: string): Promise<BatchName[]>;
  studentsOf(batchId: string): Promise<string[]>;
  forget(studentId: string): Promise<void>;
}

export interface VersionMail {
  readonly kind: 'released' | 'reissued';
  readonly version: number;
  /** Epoch ms. */
  readonly at: number;
}

/** The mails of the latest version that was sent to each participant. */
interface MailCounts {
  readonly queued: number;
  readonly left: number;
  readonly failed: number;
}

/** Sorts participants outside of the memory: it has about ten thousand of them at once, however many there are. */
export interface ParticipantSorter {
  readonly buildId: string;
  add(participants: readonly Participant[]): Promise<void>;
  /** All that were added, in the order of merit; can be read several times. */
  sorted(): AsyncIterable<Participant>;
  clear(): Promise<void>;
}

/** The keys of a version's entries. */
export type StoredVersion = Pick<IssuedVersion, 'buildId' | 'total'>;

/** The progress of building a version. */
export interface BuildProgress {
  readonly done: number;
  readonly total: number;
}

/** The versions of merit lists. Issued versions never change. */
export interface IssuedLists {
  find(campaignId: string): Promise<MeritHead | null>;
  /** Stores the head unless there is one. */
  insert(head: MeritHead): Promise<void>;
  /** Marks the list as changed, so that it is issued again. */
  markChanged(campaignId: string, now: number): Promise<void>;
  listChanged(limit: number): Promise<MeritHead[]>;
  /** Heads with a version whose mails are not all queued. */
  listToAnnounce(limit: number): Promise<MeritHead[]>;
  /** Begins a build, or takes over one whose lease ended at `now`. Returns the previous head; null while another process builds. */
  lease(campaignId: string, build: { readonly id: string; readonly now: number }): Promise<MeritHead | null>;
  /** Extends the lease. */
  report(campaignId: string, build: BuildProgress & { id: string; now: number }): Promise<void>;
  /** Writes the entries of a version, which is not read until it is published. */
  write(
    buildId: string,
    entries: AsyncIterable<IssuedEntry>,
    onWritten: (count: number) => Promise<void>,
  ): Promise<void>;
  /** Returns an empty sorter. */
  sorterFor(buildId: string): ParticipantSorter;
  /** Makes a version the latest one, which contains the changes in `seen`. */
  publish(campaignId: string, version: IssuedVersion, seen: SeenChanges): Promise<void>;
  /** Ends a build without a new version. */
  abandon(campaignId: string, buildId: string, seen: SeenChanges): Promise<void>;
  /** Clears pending issues and announcements, because the campaign is deleted permanently. */
  close(campaignId: string): Promise<void>;
  readRange(buildId: string, range: MeritRange): Promise<IssuedEntry[]>;
  /** The entries of these registrations, best first; registrations outside of the list are left out. */
  readOf(version: StoredVersion, registrationIds: readonly string[]): Promise<IssuedEntry[]>;
  /** Records that the mails of the first `entries` of this version are queued; `isDone`: of all. */
  markAnnounced(
    campaignId: string,
    announced: { readonly version: number; readonly entries: number; readonly isDone: boolean },
  ): Promise<void>;
}

/** The number that is printed on a certificate. */
export interface CertificateCodes {
  /** Returns the same code each time. */
  codeOf(registrationId: string): string;
  /** Normalises a typed code to its stored form. */
  clean(typed: string): string;
}

/** The registration of each code, stored when its student first opens the certificate. */
export interface Certificates {
  save(code: string, registrationId: string): Promise<void>;
  findRegistrationId(code: string): Promise<string | null>;
}

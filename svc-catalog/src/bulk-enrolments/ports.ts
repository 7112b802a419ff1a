import type { settled, WaitingEnrolment } from './domain/waiting-enrolment.ts';
import type { BulkEnrolment, BulkPart, BulkRow } from './domain/bulk-enrolment.ts';

export interface BulkEnrolments {
  find(id: string): Promise<BulkEnrolment | null>;
  /** Newest first, without expired ones. */
  list(query: {
    readonly page: number;
    readonly pageSize: number;
    readonly now: number;
  }): Promise<{ items: readonly BulkEnrolment[]; total: number }>;
  /** The rows first, so that one that is found is whole. */
  insert(bulk: BulkEnrolment, parts: Readonly<Record<BulkPart, readonly BulkRow[]>>): Promise<void>;
  rows(
    id: string,
    part: BulkPart,
    range: { readonly from: number; readonly limit: number },
  ): Promise<readonly BulkRow[]>;
  /** The rows of `ready` that are stored together, from this one on, which is the first of them; empty after the last. */
  batch(id: string, from: number): Promise<readonly BulkRow[]>;
  /** Stores what became of the rows of a batch. */
  replaceBatch(id: string, from: number, rows: readonly BulkRow[]): Promise<void>;
  /** Does nothing to one that was confirmed before. */
  confirm(id: string, order: Pick<BulkEnrolment, 'startedAt' | 'editorId' | 'edited'>): Promise<void>;
  /** A running one that nobody works on, for this caller until `until`; null for none. */
  acquire(now: number, until: number): Promise<BulkEnrolment | null>;
  /** False: another has taken over after the lease had ended. */
  progress(
    held: Pick<BulkEnrolment, '_id' | 'leaseUntil'>,
    change: Partial<
      Pick<BulkEnrolment, 'done' | 'enrolled' | 'waiting' | 'skipped' | 'leaseUntil' | 'state'>
    >,
  ): Promise<boolean>;
  removeExpired(now: number): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}

export interface WaitingEnrolments {
  /** Does nothing to one that waits or was enrolled already; one that was withdrawn waits again. */
  add(waiting: WaitingEnrolment): Promise<void>;
  find(id: string): Promise<WaitingEnrolment | null>;
  /** Those that wait. */
  ofPeople(personIds: readonly string[]): Promise<readonly WaitingEnrolment[]>;
  /** By id, some hundred at once; unknown ones are left out. */
  statesOf(ids: readonly string[]): Promise<ReadonlyMap<string, WaitingEnrolment['state']>>;
  /** Those that wait, newest first. */
  list(query: {
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ items: readonly WaitingEnrolment[]; total: number }>;
  /** False: it does not wait. */
  settle(id: string, change: ReturnType<typeof settled>): Promise<boolean>;
  /** Undoes a withdrawal; false: there is none. */
  wait(id: string, now: number): Promise<boolean>;
  removeExpired(now: number): Promise<void>;
}

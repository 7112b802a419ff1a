import type { RowWorks } from '@pathshala/back-office/row-works';
import type { endedAs, WaitingEnrolment } from './domain/waiting-enrolment.ts';
import type { BulkEnrolment, BulkRow } from './domain/bulk-enrolment.ts';

export type BulkEnrolments = RowWorks<BulkEnrolment, BulkRow>;

export interface WaitingEnrolments {
  /** Does nothing if the enrolment waits or was enrolled already; a withdrawn one waits again. */
  add(waiting: WaitingEnrolment): Promise<void>;
  find(id: string): Promise<WaitingEnrolment | null>;
  /** The enrolments of these people that wait. */
  ofPeople(personIds: readonly string[]): Promise<readonly WaitingEnrolment[]>;
  /** The states by id, a few hundred at once; unknown ids are left out. */
  statesOf(ids: readonly string[]): Promise<ReadonlyMap<string, WaitingEnrolment['state']>>;
  /** The enrolments that wait, newest first. */
  list(query: {
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ items: readonly WaitingEnrolment[]; total: number }>;
  /** False: the enrolment does not wait. */
  end(id: string, change: ReturnType<typeof endedAs>): Promise<boolean>;
  /** Undoes a withdrawal; false: there is none. */
  wait(id: string, now: number): Promise<boolean>;
  removeExpired(now: number): Promise<void>;
}

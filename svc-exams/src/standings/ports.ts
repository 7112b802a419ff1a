import type { StudentPlace } from './domain/standing-list.ts';
import type { StandingName } from './domain/standing-name.ts';

/** A student who takes part; the id is the student's. */
export interface Member extends StandingName {
  readonly _id: string;
  /** ISO 8601. */
  readonly joinedAt: string;
}

export interface Members {
  find(studentId: string): Promise<Member | null>;
  findMany(studentIds: readonly string[]): Promise<ReadonlyMap<string, Member>>;
  /** Adds the member, or changes the name of an existing one. */
  put(member: Member): Promise<'stored' | 'name-taken' | 'account-deleted'>;
  remove(studentId: string): Promise<void>;
  /** Removes the member permanently: the id is never stored again. */
  forget(studentId: string): Promise<void>;
}

/** The points of a member in a week, in all lists at once. */
export interface Tally {
  readonly studentId: string;
  readonly week: string;
  readonly points: number;
  /** Keys of its lists. */
  readonly lists: readonly string[];
}

export interface StoredTally extends Tally {
  /** Grows with each change. */
  readonly rev: number;
}

export interface ListOfWeek {
  readonly week: string;
  readonly list: string;
}

/** Rows without points are in no list. */
export interface Tallies {
  ofStudent(studentId: string): Promise<readonly StoredTally[]>;
  /** `rev`: that of the tally that was read before, null: there was none. False: another one was written meanwhile. */
  write(tally: Tally, rev: number | null): Promise<boolean>;
  /** Sorted by falling points. */
  page(
    list: ListOfWeek,
    page: { readonly page: number; readonly pageSize: number },
  ): Promise<{ readonly items: readonly StoredTally[]; readonly total: number }>;
  /** The number of rows with more points. */
  countAbove(list: ListOfWeek, points: number): Promise<number>;
  removeOf(studentId: string): Promise<void>;
  removeBefore(week: string): Promise<void>;
}

/** District and college of the accounts, from their profiles. */
export interface Places {
  find(studentId: string): Promise<StudentPlace>;
  /** Stores the place unless a later change is known. */
  record(studentId: string, place: StudentPlace & { readonly version: number }): Promise<void>;
  forget(studentId: string): Promise<void>;
}

/** An attempt of a member whose score is hidden: its points would reveal the score. */
export interface HiddenAttempt {
  readonly attemptId: string;
  readonly examId: string;
  readonly studentId: string;
  readonly week: string;
}

export interface HiddenAttempts {
  /** Idempotent. */
  add(hidden: HiddenAttempt): Promise<void>;
  all(): Promise<readonly HiddenAttempt[]>;
  remove(attemptId: string): Promise<void>;
  removeOf(studentId: string): Promise<void>;
}

/** Counts the weeks of a member anew, from the stored attempts. Can be repeated, in any order. */
export type CountWeeks = (studentId: string, weeks: readonly string[]) => Promise<void>;

import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { NamePair } from '@pathshala/rules/full-name';
import type { Guardian } from './domain/guardian.ts';
import type { Owner, StudentChange, StudentRecord } from './domain/student.ts';

/** The student functions that other capabilities use. */
export interface StudentPorts {
  readonly ensureStudent: EnsureStudent;
  readonly changeStudent: (studentId: string, change: StudentChange) => Promise<StudentRecord>;
  readonly readGuardian: ReadGuardian;
}

/** Returns the guardian only with a consent and a number. */
export type ReadGuardian = (studentId: string) => Promise<Guardian | null>;

/** The names of a student's profile, which are shown with the account. */
export type StudentNames = Pick<Students, 'namesOf'>;

/** Creates the record of a verified account if there is none. Idempotent. */
export type EnsureStudent = (owner: Owner) => Promise<void>;

export interface StudentListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: 'name' | '-name';
  readonly q?: string | undefined;
}

export interface Students extends AggregateStore<StudentRecord> {
  /** Excludes deleted records. */
  list(query: StudentListQuery): Promise<{ items: readonly StudentRecord[]; total: number }>;
  /** The names of the profile; null without a record. */
  namesOf(studentId: string): Promise<NamePair | null>;
  /** The ids of records with an enrolment or progress in the course. */
  idsWithCourse(courseId: string): Promise<readonly string[]>;
  /** The ids of records with a photo file that may be deleted at this time, epoch ms. */
  idsToSweep(now: number, limit: number): Promise<readonly string[]>;
  /** Returns the records with a part that an administrator deleted and that is still stored. */
  withUndo(): Promise<readonly StudentRecord[]>;
  /** The ids of records with a part that can no longer be restored at this time, epoch ms. */
  undoOverAt(now: number, limit: number): Promise<readonly string[]>;
  /** Removes the record and everything in it. */
  remove(id: string): Promise<void>;
}

/** Deleted courses: a late event must not add one to a record again. */
export interface DeletedCourses {
  add(courseId: string, deletedAt: string): Promise<void>;
  has(courseId: string): Promise<boolean>;
}

/** The latest published state of courses: a deleted one is hidden from records until it is restored, or removed permanently. */
export interface HiddenCourses {
  /** A higher version replaces a lower one. */
  record(course: {
    readonly courseId: string;
    readonly isDeleted: boolean;
    readonly version: number;
  }): Promise<void>;
  /** Returns those of these courses that are deleted now. */
  among(courseIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** The accounts behind the records. */
export interface Owners {
  /** `deleted`: the account was deleted. null: the account is unknown. */
  find(userId: string): Promise<Owner | 'deleted' | null>;
}

/** A picture that was checked and encoded, with a name that no other upload has. */
interface Photo {
  readonly sha256: string;
  readonly content: Uint8Array;
  readonly contentType: string;
}

/** The files of the photos. */
export interface Photos {
  /** Rejects content that is no picture, damaged or too large. */
  encode(file: { readonly content: Uint8Array; readonly caller: string }): Promise<Photo>;
  put(photo: Photo): Promise<void>;
  delete(sha256: string): Promise<void>;
}

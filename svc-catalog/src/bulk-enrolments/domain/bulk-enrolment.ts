import type { Edited } from '@pathshala/contract-kit/edited';
import type { EnrollableCourse } from '../../enrolments/index.ts';

export interface BulkRow {
  readonly studentId: string;
  /** `to-wait` and `waiting`: invited, without an account yet; `studentId` is that of the account to come. */
  readonly outcome: 'ready' | 'to-wait' | 'enrolled' | 'waiting' | 'withdrawn' | 'already' | 'unknown';
}

/** A bulk enrolment of many students in one course: the outcome of the dry run, and the progress. Times in epoch ms. */
export interface BulkEnrolment {
  readonly _id: string;
  readonly courseId: string;
  readonly courseKind: EnrollableCourse['courseKind'];
  readonly courseName: string;
  readonly fee: number;
  readonly state: 'checked' | 'running' | 'done' | 'stopped';
  readonly createdAt: number;
  /** After this time it is removed. */
  readonly expiresAt: number;
  readonly total: number;
  readonly ready: number;
  readonly already: number;
  readonly unknown: number;
  /** The time of the confirmation; 0 before. */
  readonly startedAt: number;
  /** The number of rows of the part `ready` that are processed, from the first. */
  readonly done: number;
  readonly enrolled: number;
  readonly skipped: number;
  /** Students of `ready` who are invited and have no account yet; missing in older ones. */
  readonly invited?: number;
  /** Students of `done` who are enrolled once there is an account; missing in older ones. */
  readonly waiting?: number;
  /** When the lease has expired, any process continues a running enrolment. */
  readonly leaseUntil: number;
  readonly edited: Edited;
  /** The account whose name is in `edited`, so that the name can be removed with the account. */
  readonly editorId: string | null;
}

interface CheckedStudents {
  readonly existing: ReadonlySet<string>;
  readonly enrolled: ReadonlySet<string>;
}

export function checkedRow(studentId: string, { existing, enrolled }: CheckedStudents): BulkRow {
  if (enrolled.has(studentId)) return { studentId, outcome: 'already' };
  return { studentId, outcome: existing.has(studentId) ? 'ready' : 'unknown' };
}

/** The row of an invited person; the account may have been opened meanwhile. */
export function invitedRow(personId: string, checked: CheckedStudents): BulkRow {
  const row = checkedRow(personId, checked);
  return row.outcome === 'unknown' ? { ...row, outcome: 'to-wait' } : row;
}

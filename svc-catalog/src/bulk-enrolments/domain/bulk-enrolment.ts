import type { Edited } from '@pathshala/contract-kit/edited';
import type { EnrollableCourse } from '../../enrolments/index.ts';

export interface BulkRow {
  readonly studentId: string;
  /** `to-wait` and `waiting`: invited, without an account yet; `studentId` is that of the account to come. */
  readonly outcome: 'ready' | 'to-wait' | 'enrolled' | 'waiting' | 'withdrawn' | 'already' | 'unknown';
}

/** Many students for one course: what the dry run found, and how far it is. Times in epoch ms. */
export interface BulkEnrolment {
  readonly _id: string;
  readonly courseId: string;
  readonly courseKind: EnrollableCourse['courseKind'];
  readonly courseName: string;
  readonly fee: number;
  readonly state: 'checked' | 'running' | 'done' | 'stopped';
  readonly createdAt: number;
  /** From then on it is removed. */
  readonly expiresAt: number;
  readonly total: number;
  readonly ready: number;
  readonly already: number;
  readonly unknown: number;
  /** When it was confirmed; 0 before. */
  readonly startedAt: number;
  /** Rows of the part `ready` that are dealt with, from the first. */
  readonly done: number;
  readonly enrolled: number;
  readonly skipped: number;
  /** Of `ready`: who is invited and has no account yet; missing in older ones. */
  readonly invited?: number;
  /** Of `done`: who is enrolled once there is an account; missing in older ones. */
  readonly waiting?: number;
  /** A running one without a lease that lasts is continued by whoever finds it. */
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

/** Somebody who is invited; the account may have been opened meanwhile. */
export function invitedRow(personId: string, checked: CheckedStudents): BulkRow {
  const row = checkedRow(personId, checked);
  return row.outcome === 'unknown' ? { ...row, outcome: 'to-wait' } : row;
}

import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isDeletedForGood, undoWindowMs } from '@pathshala/rules/undo-window';

/** A remark of an administrator about a student. */
export interface StudentNote {
  readonly _id: string;
  readonly schemaVersion: 1;
  /** The student's account. */
  readonly studentId: string;
  readonly text: string;
  /** Both null: the account of the author was deleted. */
  readonly authorId: string | null;
  readonly authorName: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601; null: not deleted. */
  readonly deletedAt: string | null;
  /** Epoch milliseconds: until then the delete can be undone. */
  readonly removalDueAt: number | null;
}

export function noteDeletion(now: number): Pick<StudentNote, 'deletedAt' | 'removalDueAt'> {
  return { deletedAt: new Date(now).toISOString(), removalDueAt: now + undoWindowMs };
}

/** Throws `not-found` for an unknown note, and `gone` when its delete can no longer be undone. */
export function requireRestorableNote(note: StudentNote | null, now: number): StudentNote {
  if (note === null) throw new DomainError('not-found', 'common.not-found');
  if (isDeletedForGood(note, now)) throw new DomainError('gone', 'auth.restore-too-late');
  return note;
}

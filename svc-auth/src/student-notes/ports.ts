import type { StudentNote } from './domain/student-note.ts';

export interface NoteKey {
  readonly studentId: string;
  readonly noteId: string;
}

interface NoteQuery {
  readonly studentId: string;
  readonly page: number;
  readonly pageSize: number;
}

/** Resolves for the account of a student; rejects with `not-found` for every other one. */
export type RequireStudent = (userId: string) => Promise<void>;

export interface StudentNotes {
  /** Without deleted notes, the latest first. */
  list(query: NoteQuery): Promise<{ items: readonly StudentNote[]; total: number }>;
  insert(note: StudentNote): Promise<void>;
  /** Also finds a deleted note. */
  find(key: NoteKey): Promise<StudentNote | null>;
  /** False: there is no such note, or it is deleted already. */
  delete(key: NoteKey, deletion: Pick<StudentNote, 'deletedAt' | 'removalDueAt'>): Promise<boolean>;
  /** False: its delete can no longer be undone at this time, epoch ms, or it is not deleted. */
  restore(key: NoteKey, now: number): Promise<boolean>;
  remove(noteId: string): Promise<void>;
  /** Removes the notes whose delete can no longer be undone at this time, epoch ms. */
  removeOver(now: number): Promise<void>;
  /** Removes the notes about a person, and the name from those that the person wrote. Idempotent. */
  forget(userId: string): Promise<void>;
}

import { DomainError } from '@pathshala/contract-kit/domain-error';
import { noteDeletion, requireRestorableNote, type StudentNote } from '../domain/student-note.ts';
import type { NoteKey, StudentNotes } from '../ports.ts';

interface DeleteNoteDependencies {
  readonly notes: Pick<StudentNotes, 'delete' | 'find' | 'restore'>;
  readonly now: () => number;
}

export function deleteNote({ notes, now }: DeleteNoteDependencies) {
  return async (key: NoteKey): Promise<{ undoUntil: string }> => {
    const deletion = noteDeletion(now());
    if (!(await notes.delete(key, deletion))) throw new DomainError('not-found', 'common.not-found');
    return { undoUntil: new Date(deletion.removalDueAt ?? 0).toISOString() };
  };
}

/** Idempotent: a note that is not deleted stays as it is. */
export function restoreNote({ notes, now }: DeleteNoteDependencies) {
  return async (key: NoteKey): Promise<StudentNote> => {
    await notes.restore(key, now());
    return requireRestorableNote(await notes.find(key), now());
  };
}

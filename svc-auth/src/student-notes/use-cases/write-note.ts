import type { Editor } from '@pathshala/back-office/edit-mark';
import type { StudentNote } from '../domain/student-note.ts';
import type { RequireStudent, StudentNotes } from '../ports.ts';

interface WriteNoteDependencies {
  readonly notes: Pick<StudentNotes, 'insert' | 'remove'>;
  readonly requireStudent: RequireStudent;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface WriteNoteCommand {
  readonly studentId: string;
  readonly text: string;
  readonly author: Editor;
}

export function writeNote({ notes, requireStudent, now, newId }: WriteNoteDependencies) {
  return async ({ studentId, text, author }: WriteNoteCommand): Promise<StudentNote> => {
    await requireStudent(studentId);
    const note: StudentNote = {
      _id: newId(),
      schemaVersion: 1,
      studentId,
      text,
      authorId: author.id,
      authorName: author.name,
      createdAt: new Date(now()).toISOString(),
      deletedAt: null,
      removalDueAt: null,
    };
    await notes.insert(note);
    // The account may have been deleted, and its notes removed, just before the insert.
    await requireStudent(studentId).catch(async (error: unknown) => {
      await notes.remove(note._id);
      throw error;
    });
    return note;
  };
}

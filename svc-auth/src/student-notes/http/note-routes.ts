import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import {
  deleteStudentNote,
  listStudentNotes,
  restoreStudentNote,
  type StudentNote as StudentNoteView,
  writeStudentNote,
} from '@pathshala/svc-auth-contract/http';
import type { StudentNote } from '../domain/student-note.ts';
import type { NoteKey, RequireStudent, StudentNotes } from '../ports.ts';
import type { WriteNoteCommand } from '../use-cases/write-note.ts';

interface NoteRoutesDependencies {
  readonly requireStudent: RequireStudent;
  readonly listNotes: StudentNotes['list'];
  readonly writeNote: (command: WriteNoteCommand) => Promise<StudentNote>;
  readonly deleteNote: (key: NoteKey) => Promise<{ undoUntil: string }>;
  readonly restoreNote: (key: NoteKey) => Promise<StudentNote>;
}

export function noteRoutes(deps: NoteRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(listStudentNotes, async ({ params, query }) => {
      await deps.requireStudent(params.id);
      const { page, pageSize } = query;
      const { items, total } = await deps.listNotes({ studentId: params.id, page, pageSize });
      return { items: items.map(noteView), total, page, pageSize };
    }),
    handle(writeStudentNote, async ({ params, body, identity }) =>
      noteView(await deps.writeNote({ studentId: params.id, text: body.text, author: editorOf(identity) })),
    ),
    handle(deleteStudentNote, async ({ params }) => {
      const { undoUntil } = await deps.deleteNote(keyOf(params));
      return { _id: params.noteId, undoUntil };
    }),
    handle(restoreStudentNote, async ({ params }) => noteView(await deps.restoreNote(keyOf(params)))),
  ];
}

function keyOf({ id, noteId }: { readonly id: string; readonly noteId: string }): NoteKey {
  return { studentId: id, noteId };
}

function noteView({ _id, text, authorName, createdAt }: StudentNote): StudentNoteView {
  return { _id, text, authorName, createdAt };
}

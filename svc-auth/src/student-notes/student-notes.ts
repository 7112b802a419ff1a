import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { type AccountPorts, requireAccount } from '../accounts/index.ts';
import { onUserDeleted } from './events.ts';
import { noteRoutes } from './http/note-routes.ts';
import { createDocumentStudentNotes, studentNotesIndexes } from './storage/document-student-notes.ts';
import { deleteNote, restoreNote } from './use-cases/delete-note.ts';
import { writeNote } from './use-cases/write-note.ts';

/** Notes of administrators about students, which no student reads. */
export function createStudentNotesCapability(
  { documents, now, newId }: Platform,
  { accounts }: Pick<AccountPorts, 'accounts'>,
): Capability {
  const notes = createDocumentStudentNotes(documents);
  // A student who became an administrator must not read these notes.
  const requireStudent = async (userId: string): Promise<void> => {
    const { role } = requireAccount(await accounts.find(userId));
    if (role !== 'student') throw new DomainError('not-found', 'common.not-found');
  };
  const deps = { notes, requireStudent, now, newId };
  return {
    routes: noteRoutes({
      requireStudent,
      listNotes: (query) => notes.list(query),
      writeNote: writeNote(deps),
      deleteNote: deleteNote(deps),
      restoreNote: restoreNote(deps),
    }),
    subscriptions: [onUserDeleted(notes)],
    jobs: [{ name: 'remove-deleted-notes', everyMs: 60_000, run: () => notes.removeOver(now()) }],
    indexes: studentNotesIndexes,
  };
}

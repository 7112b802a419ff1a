import { deletedNow, undoUntilOf } from '@pathshala/rules/undo-window';
import type { Editor } from '@pathshala/back-office/edit-mark';
import { releasePhotos } from '../domain/photo.ts';
import { eraseRecord, type StudentRecord } from '../domain/student.ts';
import { deleteRecord, restoreRecord } from '../domain/undo.ts';
import type { Students } from '../ports.ts';

interface DeleteStudentDependencies {
  readonly readStudent: (studentId: string) => Promise<StudentRecord>;
  readonly students: Students;
  readonly now: () => number;
}

/**
 * Erases the personal part of the record, and its photo by the next sweep: at once for the student, after the undo for an
 * administrator. Courses and results stay: other services own them. Returns the end of the undo, null: there is none.
 */
export function deleteStudent(deps: DeleteStudentDependencies) {
  return async (studentId: string, by: Editor): Promise<{ undoUntil: string | null }> => {
    await deps.readStudent(studentId);
    const now = deps.now();
    const deletion = deletedNow(now, by);
    const isOwn = by.id === studentId;
    await deps.students.update(studentId, (record) => ({
      state: isOwn
        ? eraseRecord(releasePhotos(record, now), deletion.deletedAt)
        : deleteRecord(record, deletion),
    }));
    return { undoUntil: isOwn ? null : undoUntilOf(deletion) };
  };
}

/** As an administrator deleted it; what its events have added meanwhile stays. */
export function restoreStudent({ students, now }: Pick<DeleteStudentDependencies, 'students' | 'now'>) {
  return (studentId: string): Promise<StudentRecord> =>
    students.update(studentId, (record) => ({ state: restoreRecord(record, now()) }));
}

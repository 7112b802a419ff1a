import { type Editor, firstEditMark, nextEditMark } from '@pathshala/back-office/edit-mark';
import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { deletedNow, isDeletedForGood, notDeleted, undoUntilOf } from '@pathshala/rules/undo-window';
import { announcedFrom, type Assignment } from '../domain/assignment.ts';
import { type AssignmentDraft, authorAssignment, requireComplete } from '../domain/author-assignment.ts';
import type { BatchDirectory } from '../../batches/index.ts';
import type { AssignmentCourses, Assignments, Submissions } from '../ports.ts';
import { placeAssignment, requireBatches } from './place-assignment.ts';
import { assignmentNotFound, requireAssignment } from './require-assignment.ts';

interface CreateAssignmentDependencies {
  readonly assignments: Assignments;
  readonly courses: AssignmentCourses;
  readonly batchDirectory: Pick<BatchDirectory, 'find'>;
  readonly now: () => number;
  readonly newId: () => string;
}

interface CreateAssignmentCommand {
  readonly draft: AssignmentDraft;
  readonly editor: Editor;
  /** Sends no mails; for sample data. */
  readonly isSilent?: boolean;
}

/** The job `announce-assignments` mails the students of the course. */
export function createAssignment(deps: CreateAssignmentDependencies) {
  const { assignments, courses, batchDirectory, now, newId } = deps;
  return async (command: CreateAssignmentCommand): Promise<Assignment> => {
    const { draft, editor, isSilent = false } = command;
    const details = requireComplete(draft);
    const createdAt = new Date(now()).toISOString();
    const placed = { ...details, ...(await placeAssignment(courses, details)) };
    const { batchIds = [], courseId } = placed;
    await requireBatches(batchDirectory, { batchIds, courseId });
    const authored = authorAssignment(placed, { _id: newId(), createdAt });
    return assignments.insert({
      ...(isSilent ? authored : announcedFrom(authored, null, now())),
      ...firstEditMark(editor, createdAt),
    });
  };
}

interface ReplaceAssignmentDependencies {
  readonly assignments: Assignments;
  readonly courses: AssignmentCourses;
  readonly batchDirectory: Pick<BatchDirectory, 'find'>;
  readonly now: () => number;
}

interface ReplaceAssignmentCommand {
  readonly id: string;
  readonly draft: AssignmentDraft;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

export function replaceAssignment(deps: ReplaceAssignmentDependencies) {
  const { assignments, courses, batchDirectory, now } = deps;
  return async ({ id, draft, rev, editor }: ReplaceAssignmentCommand): Promise<Assignment> => {
    const known = requireAssignment(await assignments.find(id));
    const details = requireComplete(draft);
    const placed = { ...details, ...(await placeAssignment(courses, details)) };
    const { batchIds = [], courseId } = placed;
    // A batch of the stored assignment may have lost the course since.
    const added = batchIds.filter(
      (batchId) => courseId !== known.courseId || !(known.batchIds ?? []).includes(batchId),
    );
    await requireBatches(batchDirectory, { batchIds: added, courseId });
    return assignments.update(id, (stored) => {
      const { _id, createdAt } = requireAssignment(stored);
      const mark = nextEditMark(stored, editor, { rev, now: new Date(now()).toISOString() });
      const authored = authorAssignment(placed, { _id, createdAt });
      return { state: { ...announcedFrom(authored, stored, now()), ...mark } };
    });
  };
}

interface DeleteAssignmentDependencies {
  readonly assignments: Assignments;
  readonly submissions: Submissions;
  readonly now: () => number;
}

export function previewDeletion({ assignments, submissions }: DeleteAssignmentDependencies) {
  return async (id: string): Promise<{ submissions: number; marked: number }> => {
    requireAssignment(await assignments.find(id));
    const [all, marked] = await Promise.all([
      submissions.count({ assignmentId: id }),
      submissions.count({ assignmentId: id, isMarked: true }),
    ]);
    return { submissions: all, marked };
  };
}

/** Hides the assignment in one write. The job `remove-assignments` removes it and its hand-ins after the undo window. */
export function deleteAssignment({ assignments, submissions, now }: DeleteAssignmentDependencies) {
  return async (id: string, editor: Editor): Promise<{ submissions: number; undoUntil: string }> => {
    const deletion = deletedNow(now(), editor);
    await assignments.update(id, (stored) => ({
      state: { ...requireAssignment(stored), ...deletion, deletionId: null },
    }));
    return {
      submissions: await submissions.count({ assignmentId: id }),
      undoUntil: undoUntilOf(deletion),
    };
  };
}

interface RestoreAssignmentDependencies {
  readonly assignments: Assignments;
  readonly now: () => number;
}

/**
 * Undoes the delete of one assignment. Throws `gone` once the undo window is over, `not-found` for an assignment that was
 * deleted with its course or subject. Has no effect on an assignment that is not deleted.
 */
export function restoreAssignment({ assignments, now }: RestoreAssignmentDependencies) {
  return (id: string): Promise<Assignment> =>
    assignments.update(id, (stored) => {
      if (stored.deletedAt === null) return null;
      if (stored.deletionId !== null) throw assignmentNotFound();
      if (isDeletedForGood(stored, now())) {
        throw new DomainError('gone', 'catalog.assignment.restore-too-late');
      }
      return { state: { ...stored, ...notDeleted } };
    });
}

interface ListDeletedDependencies {
  readonly assignments: Pick<Assignments, 'listRestorable'>;
  readonly submissions: Pick<Submissions, 'count'>;
}

/** Lists assignments that can be restored, with the number of their hand-ins. */
export function listDeleted({ assignments, submissions }: ListDeletedDependencies): ListDeleted {
  return async (now) =>
    Promise.all(
      (await assignments.listRestorable(now)).map(async (stored) => {
        const { _id, title } = stored;
        const takesAlong = { submissions: await submissions.count({ assignmentId: _id }) };
        return deletedThingOf(stored, { _id, kind: 'assignment', title, takesAlong });
      }),
    );
}

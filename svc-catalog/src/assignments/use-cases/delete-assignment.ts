import { deletedNow, undoUntilOf } from '@pathshala/rules/undo-window';
import type { Editor } from '@pathshala/back-office/edit-mark';
import type { Assignments, Submissions } from '../ports.ts';
import { requireAssignment } from './require-assignment.ts';

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

/** Hides the assignment at once, in one write. The job `remove-assignments` removes it and its hand-ins after the undo window. */
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

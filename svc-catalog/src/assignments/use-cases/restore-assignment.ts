import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isDeletedForGood, notDeleted } from '@pathshala/rules/undo-window';
import type { Assignment } from '../domain/assignment.ts';
import type { Assignments } from '../ports.ts';
import { assignmentNotFound } from './require-assignment.ts';

interface RestoreAssignmentDependencies {
  readonly assignments: Assignments;
  readonly now: () => number;
}

/**
 * Undoes the delete of one assignment. Throws `gone` once the undo window is over, `not-found` for one that its course or
 * subject took along. Has no effect on an assignment that is not deleted.
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

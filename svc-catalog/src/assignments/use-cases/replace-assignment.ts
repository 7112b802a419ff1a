import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { authorAssignment, requireComplete, type AssignmentDraft } from '../domain/author-assignment.ts';
import { announcedFrom, type Assignment } from '../domain/assignment.ts';
import type { AssignmentCourses, Assignments } from '../ports.ts';
import { placeAssignment } from './place-assignment.ts';
import { requireAssignment } from './require-assignment.ts';

interface ReplaceAssignmentDependencies {
  readonly assignments: Assignments;
  readonly courses: AssignmentCourses;
  readonly now: () => number;
}

interface ReplaceAssignmentCommand {
  readonly id: string;
  readonly draft: AssignmentDraft;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

export function replaceAssignment({ assignments, courses, now }: ReplaceAssignmentDependencies) {
  const place = placeAssignment({ courses });
  return async ({ id, draft, rev, editor }: ReplaceAssignmentCommand): Promise<Assignment> => {
    requireAssignment(await assignments.find(id));
    const details = requireComplete(draft);
    const placed = { ...details, ...(await place(details)) };
    return assignments.update(id, (stored) => {
      const { _id, createdAt } = requireAssignment(stored);
      const mark = nextEditMark(stored, editor, { rev, now: new Date(now()).toISOString() });
      const authored = authorAssignment(placed, { _id, createdAt });
      return { state: { ...announcedFrom(authored, stored, now()), ...mark } };
    });
  };
}

import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { authorAssignment, requireComplete, type AssignmentDraft } from '../domain/author-assignment.ts';
import { announcedFrom, type Assignment } from '../domain/assignment.ts';
import type { AssignmentCourses, Assignments } from '../ports.ts';
import { placeAssignment } from './place-assignment.ts';

interface CreateAssignmentDependencies {
  readonly assignments: Assignments;
  readonly courses: AssignmentCourses;
  readonly now: () => number;
  readonly newId: () => string;
}

interface CreateAssignmentCommand {
  readonly draft: AssignmentDraft;
  readonly editor: Editor;
  /** Nobody is mailed: for sample data. */
  readonly isSilent?: boolean;
}

/** The students of its course are mailed by the job `announce-assignments`. */
export function createAssignment({ assignments, courses, now, newId }: CreateAssignmentDependencies) {
  const place = placeAssignment({ courses });
  return async (command: CreateAssignmentCommand): Promise<Assignment> => {
    const { draft, editor, isSilent = false } = command;
    const details = requireComplete(draft);
    const createdAt = new Date(now()).toISOString();
    const placed = { ...details, ...(await place(details)) };
    const authored = authorAssignment(placed, { _id: newId(), createdAt });
    return assignments.insert({
      ...(isSilent ? authored : announcedFrom(authored, null, now())),
      ...firstEditMark(editor, createdAt),
    });
  };
}

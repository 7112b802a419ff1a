import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { authorAssignment, requireComplete, type AssignmentDraft } from '../domain/author-assignment.ts';
import type { Assignment } from '../domain/assignment.ts';
import type { AssignmentCourses, Assignments } from '../ports.ts';
import { placeAssignment } from './place-assignment.ts';

export interface CreateAssignmentDependencies {
  readonly assignments: Assignments;
  readonly courses: AssignmentCourses;
  readonly now: () => number;
  readonly newId: () => string;
}

export function createAssignment({ assignments, courses, now, newId }: CreateAssignmentDependencies) {
  const place = placeAssignment({ courses });
  return async ({ draft, editor }: { draft: AssignmentDraft; editor: Editor }): Promise<Assignment> => {
    const details = requireComplete(draft);
    const createdAt = new Date(now()).toISOString();
    const placed = { ...details, ...(await place(details)) };
    return assignments.insert({
      ...authorAssignment(placed, { _id: newId(), createdAt }),
      ...firstEditMark(editor, createdAt),
    });
  };
}

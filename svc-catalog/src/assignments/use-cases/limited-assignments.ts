import { reaches, type LimitedTo, type Reach } from '@pathshala/rules/limited-rights';
import type { BatchDirectory } from '../../batches/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import type { Assignments, HandInFiles, Submissions } from '../ports.ts';

interface LimitedAssignmentsDependencies {
  readonly assignments: Pick<Assignments, 'find'>;
  readonly submissions: Pick<Submissions, 'find'>;
  readonly handInFiles: Pick<HandInFiles, 'find'>;
  readonly batchDirectory: Pick<BatchDirectory, 'reachOf' | 'studentsOf'>;
}

/** The students whose work the rights reach: of a course that is named all (undefined), of others those of the batches. */
export async function studentsWithin(
  { batchDirectory }: Pick<LimitedAssignmentsDependencies, 'batchDirectory'>,
  { courseIds, batchIds }: Reach,
  courseId: string,
): Promise<readonly string[] | undefined> {
  return courseIds.includes(courseId) ? undefined : batchDirectory.studentsOf(batchIds);
}

/** Whether an assignment, a hand-in or its file is of an administrator with limited rights. */
export function limitedAssignments(deps: LimitedAssignmentsDependencies) {
  const { assignments, submissions, handInFiles, batchDirectory } = deps;

  async function reached(assignmentId: string, limitedTo: LimitedTo) {
    const assignment: Assignment | null = await assignments.find(assignmentId);
    const reach = await batchDirectory.reachOf(limitedTo);
    return assignment !== null && reaches(reach, assignment) ? { assignment, reach } : null;
  }

  async function isWorkWithin(
    work: { readonly assignmentId: string; readonly studentId: string } | null,
    limitedTo: LimitedTo,
  ): Promise<boolean> {
    const found = work && (await reached(work.assignmentId, limitedTo));
    if (work === null || found === null) return false;
    const students = await studentsWithin(deps, found.reach, found.assignment.courseId);
    return students?.includes(work.studentId) ?? true;
  }

  return {
    assignment: async (assignmentId: string, limitedTo: LimitedTo) =>
      (await reached(assignmentId, limitedTo)) !== null,
    submission: async (submissionId: string, limitedTo: LimitedTo) =>
      isWorkWithin(await submissions.find(submissionId), limitedTo),
    handInFile: async (fileId: string, limitedTo: LimitedTo) =>
      isWorkWithin(await handInFiles.find(fileId), limitedTo),
  };
}

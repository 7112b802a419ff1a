import type { Assignments, Extensions, FileContents, HandInFiles, Submissions } from '../ports.ts';
import { fileIdsOf } from '../domain/submission.ts';
import { submissionId } from './hand-in.ts';

interface RemoveWorkDependencies {
  readonly assignments: Assignments;
  readonly submissions: Submissions;
  readonly handInFiles: HandInFiles;
  readonly fileContents: FileContents;
  readonly extensions: Extensions;
  readonly now: () => number;
}

const batchSize = 50;

/** Removes the bytes first, then the records: after a crash in between the removal continues from the record. */
function removeFiles({
  handInFiles,
  fileContents,
}: Pick<RemoveWorkDependencies, 'handInFiles' | 'fileContents'>) {
  return async (fileIds: readonly string[]): Promise<void> => {
    for (const fileId of fileIds) {
      await fileContents.delete(fileId);
      await handInFiles.remove(fileId);
    }
  };
}

/**
 * The job `remove-assignments`: removes files, hand-ins and last the assignment itself, from which an interrupted removal
 * continues.
 */
export function removeAssignments(deps: RemoveWorkDependencies) {
  const { assignments, submissions, handInFiles, now } = deps;
  const remove = removeFiles(deps);
  return async (): Promise<void> => {
    for (const id of await assignments.listRemovalDue(now(), batchSize)) {
      await remove(await handInFiles.idsOfAssignment(id));
      await submissions.removeOfAssignment(id);
      await deps.extensions.removeOfAssignment(id);
      await assignments.remove(id);
    }
  };
}

/** The job `sweep-hand-in-files`: deletes uploads that no hand-in names. */
export function sweepFiles(deps: RemoveWorkDependencies) {
  const { submissions, handInFiles, now } = deps;
  const remove = removeFiles(deps);
  return async (): Promise<void> => {
    for (const file of await handInFiles.listCheckDue(now(), batchSize)) {
      const submission = await submissions.find(submissionId(file.studentId, file.assignmentId));
      const isNamed = submission !== null && fileIdsOf(submission).includes(file.fileId);
      if (isNamed) await handInFiles.confirm(file);
      else if (await handInFiles.beginRemoval(file)) await remove([file.fileId]);
    }
  };
}

/** Removes what a deleted account has handed in, and its name from the edits it made. Idempotent. */
export function removeStudent(deps: RemoveWorkDependencies) {
  const { assignments, submissions, handInFiles } = deps;
  const remove = removeFiles(deps);
  return async (userId: string): Promise<void> => {
    await remove(await handInFiles.idsOfStudent(userId));
    await submissions.removeOfStudent(userId);
    await deps.extensions.removeOfStudent(userId);
    await deps.extensions.forgetEditor(userId);
    await submissions.forgetEditor(userId);
    await assignments.forgetEditor(userId);
  };
}

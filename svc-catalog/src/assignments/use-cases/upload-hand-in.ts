import { requirePdf } from '@pathshala/uploads/require-pdf';
import type { Caller } from '../../enrolments/ports.ts';
import { requireUnmarked, type AttachedFile } from '../domain/submission.ts';
import type { FileContents, HandInFiles, Submissions } from '../ports.ts';
import { requireMember, type RequireMemberDependencies } from './require-assignment.ts';
import { submissionId } from './submission-id.ts';

export interface UploadHandInDependencies extends RequireMemberDependencies {
  readonly submissions: Submissions;
  readonly handInFiles: HandInFiles;
  readonly fileContents: FileContents;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Milliseconds: how long an uploaded file waits for the hand-in that names it. */
const waitMs = 24 * 3_600_000;

/** Records the file before it is stored: one that no hand-in names is deleted, also after a crash. */
export function uploadHandIn(deps: UploadHandInDependencies) {
  const { submissions, handInFiles, fileContents, now, newId } = deps;
  const requireForMember = requireMember(deps);
  return async (
    upload: { readonly assignmentId: string; readonly name: string; readonly content: Uint8Array },
    caller: Caller,
  ): Promise<AttachedFile> => {
    const { assignmentId, name, content } = upload;
    await requireForMember(assignmentId, caller);
    const studentId = caller.userId ?? '';
    requireUnmarked(await submissions.find(submissionId(studentId, assignmentId)));
    requirePdf(content);
    const file = { fileId: newId(), name: name === '' ? 'PDF' : name, size: content.byteLength };
    await handInFiles.insert({ ...file, assignmentId, studentId, checkAt: now() + waitMs });
    await fileContents.put(file.fileId, content);
    return file;
  };
}

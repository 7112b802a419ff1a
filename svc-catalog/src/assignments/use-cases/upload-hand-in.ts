import { requirePdf } from '@pathshala/uploads/require-pdf';
import type { Caller } from '../../enrolments/index.ts';
import { requireUnmarked, type AttachedFile } from '../domain/submission.ts';
import type { FileContent, FileContents, HandInFiles, Submissions } from '../ports.ts';
import type { RequireMember } from './require-member.ts';
import { submissionId } from './hand-in.ts';

interface UploadHandInDependencies {
  readonly requireOpen: RequireMember;
  readonly submissions: Submissions;
  readonly handInFiles: HandInFiles;
  readonly fileContents: FileContents;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Milliseconds for which an uploaded file waits for its hand-in. */
const waitMs = 24 * 3_600_000;

interface Upload {
  readonly assignmentId: string;
  readonly name: string;
  readonly as: 'pdf' | 'page';
  readonly content: Uint8Array;
}

/** Records the file before it is stored: a file that no hand-in names is deleted, also after a crash. */
export function uploadHandIn(deps: UploadHandInDependencies) {
  const { requireOpen, submissions, handInFiles, fileContents, now, newId } = deps;

  async function checked({ as, content }: Upload, studentId: string): Promise<FileContent> {
    if (as === 'page') return fileContents.encodePage({ content, caller: studentId });
    requirePdf(content);
    return { content, contentType: 'application/pdf' };
  }

  return async (upload: Upload, caller: Caller): Promise<AttachedFile> => {
    const { assignmentId, name, as } = upload;
    await requireOpen(assignmentId, caller);
    const studentId = caller.userId ?? '';
    requireUnmarked(await submissions.find(submissionId(studentId, assignmentId)));
    const stored = await checked(upload, studentId);
    const title = name === '' ? as.toUpperCase() : name;
    const file = { fileId: newId(), name: title, size: stored.content.byteLength };
    const kind = as === 'page' ? { isPage: true as const } : {};
    await handInFiles.insert({ ...file, ...kind, assignmentId, studentId, checkAt: now() + waitMs });
    await fileContents.put(file.fileId, stored);
    return file;
  };
}

import { type Editor, firstEditMark, nextEditMark } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { Caller } from '../../enrolments/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import {
  type AttachedFile,
  fileIdsOf,
  type HandInPage,
  requireUnmarked,
  requireWork,
  type Submission,
  type Work,
} from '../domain/submission.ts';
import { extended } from '../domain/extension.ts';
import type { Extensions, HandInFile, HandInFiles, Submissions } from '../ports.ts';
import type { RequireMember } from './require-member.ts';
import { workChangedEvent } from './work-changed-event.ts';

interface HandInDependencies {
  readonly requireOpen: RequireMember;
  readonly submissions: Submissions;
  readonly handInFiles: HandInFiles;
  readonly extensions: Pick<Extensions, 'find'>;
  readonly now: () => number;
}

type Owner = Pick<Submission, 'studentId' | 'assignmentId'>;

interface HandInCommand {
  readonly assignmentId: string;
  readonly work: Omit<Work, 'file'>;
  /** Empty for none. */
  readonly fileId: string;
  readonly editor: Editor;
}

/** Milliseconds, longer than any hand-in takes. The sweep ignores a file until then. */
const checkAfterMs = 3_600_000;

/** The uploads that a hand-in names. */
function checkedFiles({ handInFiles, now }: Pick<HandInDependencies, 'handInFiles' | 'now'>) {
  /** The student's own upload for the assignment, whose check is now due later; null: it no longer exists. */
  async function ownFile(fileId: string, { studentId, assignmentId }: Owner): Promise<HandInFile | null> {
    const found = await handInFiles.find(fileId);
    const isOwn = found?.studentId === studentId && found.assignmentId === assignmentId;
    return isOwn && (await handInFiles.checkLater(fileId, now() + checkAfterMs)) ? found : null;
  }

  async function fileOf(fileId: string, owner: Owner): Promise<AttachedFile | null> {
    if (fileId === '') return null;
    const found = await ownFile(fileId, owner);
    if (found === null || found.isPage === true) {
      throw new DomainError('invalid', 'catalog.hand-in.file-gone', {
        fields: { fileId: 'catalog.hand-in.file-gone' },
      });
    }
    return { fileId, name: found.name, size: found.size };
  }

  async function requirePages(pages: readonly HandInPage[], owner: Owner): Promise<void> {
    for (const [index, { fileId }] of pages.entries()) {
      const found = await ownFile(fileId, owner);
      if (found?.isPage === true) continue;
      throw new DomainError('invalid', 'catalog.hand-in.page-gone', {
        fields: { pages: 'catalog.hand-in.page-gone' },
        params: { n: index + 1 },
      });
    }
  }

  return { fileOf, requirePages };
}

/**
 * Stores a hand-in, or replaces an unmarked one. Every file of the old and the new hand-in is checked later by the job
 * `sweep-hand-in-files`, so a crash at any point leaves no unnamed file behind and deletes no named one.
 */
export function handIn(deps: HandInDependencies) {
  const { requireOpen, submissions, handInFiles, now } = deps;
  const { fileOf, requirePages } = checkedFiles(deps);

  async function store(assignment: Assignment, first: Submission, editor: Editor): Promise<Submission> {
    const events = [workChangedEvent(assignment, first)];
    if (await isInserted(submissions.insert(first, events))) return first;
    return submissions.update(first._id, (stored) => {
      requireUnmarked(stored);
      return { state: { ...first, ...nextEditMark(stored, editor, { now: first.handedInAt }) }, events };
    });
  }

  return async (
    command: HandInCommand,
    caller: Caller,
  ): Promise<{ assignment: Assignment; submission: Submission }> => {
    const { assignmentId, editor } = command;
    const assignment = await requireOpen(assignmentId, caller);
    const studentId = caller.userId ?? '';
    const _id = submissionId(studentId, assignmentId);
    const before = await submissions.find(_id);
    requireUnmarked(before);
    const owner = { studentId, assignmentId };
    const work = { ...command.work, file: await fileOf(command.fileId, owner) };
    await requirePages(work.pages ?? [], owner);
    requireWork(work, assignment);
    for (const fileId of before === null ? [] : fileIdsOf(before)) {
      await handInFiles.checkLater(fileId, now() + checkAfterMs);
    }
    const handedInAt = new Date(now()).toISOString();
    const first: Submission = {
      _id,
      assignmentId,
      studentId,
      studentName: editor.name ?? '',
      ...work,
      handedInAt,
      isMarked: false,
      marks: null,
      ...firstEditMark(editor, handedInAt),
    };
    const submission = await store(assignment, first, editor);
    return { assignment: extended(assignment, await deps.extensions.find(_id)), submission };
  };
}

/** 24 hexadecimal digits derived from student and assignment, so that concurrent hand-ins conflict on one id. */
export function submissionId(studentId: string, assignmentId: string): string {
  return derivedId(JSON.stringify(['submission', studentId, assignmentId]));
}

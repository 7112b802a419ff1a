import { undoUntilOf } from '@pathshala/rules/undo-window';
import type { Editor } from '@pathshala/back-office/edit-mark';
import type { AttemptHistories } from '../../attempts/index.ts';
import {
  deleteExam as asDeleted,
  examNotFound,
  requireExam,
  restoreExam as asRestored,
} from '../domain/author-exam.ts';
import type { Exam } from '../domain/exam.ts';
import type { Exams } from '../ports.ts';
import { parentNotFound } from './find-place.ts';
import { followOutline, type FollowOutlineDependencies } from './follow-outline.ts';
import { changeOf } from './paper-events.ts';

interface DeleteExamDependencies {
  readonly exams: Exams;
  readonly histories: AttemptHistories;
  readonly now: () => number;
}

interface Remaining {
  readonly attempts: number;
  readonly results: number;
}

export function previewDeletion({ exams, histories }: DeleteExamDependencies) {
  return async (id: string): Promise<Remaining> => {
    requireExam(await exams.head(id));
    return histories.countOf(id);
  };
}

interface DeleteExamCommand {
  readonly id: string;
  readonly courseId: string;
  /** The course's id for an exam that lies in no subject. */
  readonly subjectId: string;
  readonly editor: Editor;
}

/** One write deletes the exam and withdraws its paper. Attempts and results stay with their students. */
export function deleteExam({ exams, histories, now }: DeleteExamDependencies) {
  return async ({ id, courseId, subjectId, editor }: DeleteExamCommand) => {
    const head = requireExam(await exams.head(id));
    const isNamed = head.courseId === courseId && (head.subjectId ?? head.courseId) === subjectId;
    if (!isNamed) throw examNotFound();
    const deleted = await exams.update(id, (exam) =>
      changeOf(exam, asDeleted(requireExam(exam), now(), editor)),
    );
    const undoUntil = undoUntilOf({ deletedAt: deleted.deletedAt ?? new Date(now()).toISOString() });
    return { ...(await histories.countOf(id)), undoUntil };
  };
}

/**
 * Undoes a delete within its undo window: the paper is published again. Throws `not-found` while the parent does not exist. Has
 * no effect on an exam that is not deleted.
 */
export function restoreExam(deps: FollowOutlineDependencies & { readonly now: () => number }) {
  const { exams, now } = deps;
  const follow = followOutline(deps);
  return async (id: string): Promise<Exam> => {
    const head = await exams.head(id);
    if (head === null) throw examNotFound();
    if (head.isParentMissing) throw parentNotFound();
    const restored = await exams.update(id, (exam) => {
      const without = asRestored(exam, now());
      return without && changeOf(exam, without);
    });
    await follow(restored.courseId);
    return restored;
  };
}

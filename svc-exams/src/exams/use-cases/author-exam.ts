import { type Editor, firstEditMark, nextEditMark } from '@pathshala/back-office/edit-mark';
import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import { undoUntilOf } from '@pathshala/rules/undo-window';
import type { AttemptHistories } from '../../attempts/index.ts';
import {
  deleteExam as asDeleted,
  draftExam,
  examNotFound,
  requireExam,
  restoreExam as asRestored,
  reviseExam,
} from '../domain/author-exam.ts';
import { requireSameKey } from '../domain/correct-key.ts';
import type { ExamForm } from '../domain/exam-form.ts';
import type { ParentRef } from '../domain/exam-place.ts';
import { requireValidForm } from '../domain/exam-rules.ts';
import type { Exam } from '../domain/exam.ts';
import type { CourseBatches, ExamNumbers, Exams, Outlines } from '../ports.ts';
import { parentNotFound, requireBatches, requirePlace } from './find-place.ts';
import type { FollowOutline } from './follow-outline.ts';
import { changeOf } from './paper-events.ts';

interface CreateExamDependencies {
  readonly exams: Pick<Exams, 'insert'>;
  readonly outlines: Pick<Outlines, 'courseIdOf' | 'find'>;
  readonly follow: FollowOutline;
  readonly examNumbers: ExamNumbers;
  readonly courseBatches: Pick<CourseBatches, 'findMany'>;
  readonly now: () => number;
  readonly newId: () => string;
}

interface CreateExamCommand {
  readonly parent: ParentRef;
  readonly form: ExamForm;
  readonly editor: Editor;
}

/** One write stores the exam and publishes its paper. */
export function createExam(deps: CreateExamDependencies) {
  const { exams, outlines, examNumbers, courseBatches, follow, now, newId } = deps;
  return async ({ parent, form, editor }: CreateExamCommand): Promise<Exam> => {
    const place = await requirePlace(outlines, parent);
    const prefix = 'examDetails.';
    requireValidForm(form, { parentType: parent.parentType, prefix });
    const { batchIds } = form;
    await requireBatches(courseBatches, { batchIds, courseId: place.courseId, prefix });
    const time = new Date(now()).toISOString();
    const draft = draftExam(form, {
      place,
      examNumber: await examNumbers.next(parent),
      mark: firstEditMark(editor, time),
      now: time,
      newId,
    });
    const { state, events } = changeOf(null, draft);
    await exams.insert(state, events);
    // The parent may have been removed before this exam was stored.
    await follow(place.courseId);
    return state;
  };
}

interface ReplaceExamDependencies {
  readonly exams: Exams;
  readonly courseBatches: Pick<CourseBatches, 'findMany'>;
  readonly histories: Pick<AttemptHistories, 'countOf'>;
  readonly now: () => number;
  readonly newId: () => string;
}

interface ReplaceExamCommand {
  readonly id: string;
  readonly form: ExamForm;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

/**
 * New attempts get the new paper; open ones keep the version that they began with. Once the exam was sat, only a correction
 * changes its key, which marks all attempts again.
 */
export function replaceExam(deps: ReplaceExamDependencies) {
  const { exams, courseBatches, histories, now, newId } = deps;
  return async ({ id, form, rev, editor }: ReplaceExamCommand): Promise<Exam> => {
    const found = requireExam(await exams.find(id));
    const { parentType, mcqs, written, courseId } = found;
    const keyless = mcqs.filter((question) => !hasCorrectOption(question));
    const confirmed = new Set(keyless.map(({ _id }) => _id));
    requireValidForm(form, { parentType, prefix: '', confirmed, stored: written });
    // A batch of the stored exam may have lost the course since.
    const batchIds = form.batchIds.filter((batchId) => !(found.batchIds ?? []).includes(batchId));
    await requireBatches(courseBatches, { batchIds, courseId, prefix: '' });
    const time = new Date(now()).toISOString();
    const { attempts } = await histories.countOf(id);
    return exams.update(id, (stored) => {
      const mark = nextEditMark(requireExam(stored), editor, { rev, now: time });
      const revised = reviseExam(stored, form, { mark, newId });
      if (attempts > 0) requireSameKey(stored, revised);
      return changeOf(stored, revised);
    });
  };
}

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
  /** The id of the course for an exam without a subject. */
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

interface RestoreExamDependencies {
  readonly exams: Pick<Exams, 'head' | 'update'>;
  readonly follow: FollowOutline;
  readonly now: () => number;
}

/**
 * Undoes a delete within its undo window: the paper is published again. Throws `not-found` while the parent does not exist. Has
 * no effect on an exam that is not deleted.
 */
export function restoreExam({ exams, follow, now }: RestoreExamDependencies) {
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

/** Lists exams that can be restored. Attempts and results stay with their students. */
export function listDeleted({ exams }: { readonly exams: Pick<Exams, 'listRestorable'> }): ListDeleted {
  return async (now) => {
    const deleted = await exams.listRestorable(now);
    return deleted.map((exam) => deletedThingOf(exam, { _id: exam._id, kind: 'exam', title: exam.title }));
  };
}

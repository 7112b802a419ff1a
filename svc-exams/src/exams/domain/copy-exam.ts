import { addressOf } from '@pathshala/rules/addressed-to';
import { movedDate } from '@pathshala/rules/moved-dates';
import { notDeleted } from '@pathshala/rules/undo-window';
import type { Exam, ExamMark } from './exam.ts';

/** A course that was copied for another season. */
export interface CopiedCourse {
  readonly courseId: string;
  readonly fromCourseId: string;
  readonly courseName: string;
  readonly days: number;
  /** The new ids of the course, its parts and its batches, by the old ones. */
  readonly ids: ReadonlyMap<string, string>;
  /** ISO 8601. */
  readonly copiedAt: string;
}

interface Numbered {
  readonly examNumber: number;
  readonly mark: ExamMark;
  /** The id of the copy of something, always the same one. */
  readonly idOf: (id: string) => string;
}

/** Null: its part of the course, or every batch that it is addressed to, was not copied. */
export function copyExam(
  exam: Exam,
  { ids, courseId, courseName, days, copiedAt }: CopiedCourse,
  { examNumber, mark, idOf }: Numbered,
): Exam | null {
  // The corrections are in the key that is copied.
  const { batchIds = [], addressedTo: _address, keyCorrections: _corrections, ...content } = exam;
  const parentId = ids.get(exam.parentId);
  const copiedBatches = batchIds.flatMap((batchId) => ids.get(batchId) ?? []);
  if (parentId === undefined || (batchIds.length > 0 && copiedBatches.length === 0)) return null;
  const mcqs = exam.mcqs.map((question) => ({
    ...question,
    _id: idOf(question._id),
    options: question.options.map((option) => ({ ...option, _id: idOf(option._id) })),
  }));
  const subjectId = exam.subjectId === null ? null : (ids.get(exam.subjectId) ?? null);
  return {
    ...content,
    ...(copiedBatches.length > 0 && { batchIds: copiedBatches, addressedTo: addressOf(copiedBatches) }),
    _id: idOf(exam._id),
    mcqs,
    startingDate: movedDate(exam.startingDate, days),
    courseId,
    courseName,
    parentId,
    subjectId,
    examNumber,
    ...mark,
    createdAt: copiedAt,
    isParentMissing: false,
    paperVersion: 0,
    isPaperPublished: false,
    ...notDeleted,
  };
}

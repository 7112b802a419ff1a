import { kindOfParent } from '@pathshala/rules/exam-kinds';
import type { Exam, ExamQuestion } from './exam.ts';

/** The questions that students get; a written exam has none. */
export function satQuestionsOf({ type, mcqs }: Pick<Exam, 'type' | 'mcqs'>): readonly ExamQuestion[] {
  return type === 'MCQ' ? mcqs : [];
}

/** The paper that students sit. */
export function paperOf(exam: Exam) {
  const { title, timeLimit, totalMarks, passingScore, negativeMarkingPercentage, order } = exam;
  const { parentType, parentId, parentTitle, courseId, markingScheme, batchIds } = exam;
  // The names of the files are for the author only.
  const { files: _, ...task } = exam.written ?? {};
  const written = exam.type === 'Written' && exam.written !== null ? task : null;
  const mcqs = satQuestionsOf(exam).map(({ bankQuestionId, ...question }) => ({
    ...question,
    ...(bankQuestionId !== null && { bankQuestionId }),
  }));
  return {
    paperId: exam._id,
    version: exam.paperVersion,
    examKind: kindOfParent(parentType),
    courseId,
    unitId: null,
    title,
    timeLimit,
    totalMarks,
    requiredSubjects: mcqs.length > 0 ? 1 : 0,
    negativeMarkingPercentage,
    subjects: mcqs.length > 0 ? [{ subjectName: exam.subjectTitle, mandatory: true, mcqs }] : [],
    window: { opensAt: exam.startingDate, closesAt: null },
    examType: exam.type,
    order,
    passingScore,
    parent: { type: parentType, id: parentId, title: parentTitle },
    ...(markingScheme && { markingScheme }),
    ...(batchIds && { batchIds: [...batchIds] }),
    ...(written && { written }),
  };
}

/** The paper and the bank ids of its questions as text to compare; null while it is not offered. Names of the place do not count. */
function comparedText(exam: Exam | null): string | null {
  if (exam === null || exam.deletedAt !== null || exam.isParentMissing) return null;
  const { subjects, parent: _parent, version: _version, ...facts } = paperOf(exam);
  return JSON.stringify([facts, subjects.map(({ mcqs }) => mcqs)]);
}

type PaperStep = 'none' | 'publish' | 'withdraw';

/** Decides whether a change needs an event; if so, the paper gets a new version. */
export function nextPaperStep(
  before: Exam | null,
  after: Exam,
): { readonly exam: Exam; readonly step: PaperStep } {
  const was = before?.isPaperPublished ? comparedText(before) : null;
  const is = comparedText(after);
  if (was === is) return { exam: after, step: 'none' };
  const exam = { ...after, paperVersion: after.paperVersion + 1, isPaperPublished: is !== null };
  return { exam, step: is === null ? 'withdraw' : 'publish' };
}

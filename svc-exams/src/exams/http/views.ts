import { editedView } from '@pathshala/contract-kit/edited';
import { kindOfParent } from '@pathshala/rules/exam-kinds';
import type { RankedMember as RankedView } from '@pathshala/svc-exams-contract/batch-results';
import type { ExamForAuthor, ExamForStudent, ExamRow } from '@pathshala/svc-exams-contract/exam';
import type { Exam, ExamHead } from '../domain/exam.ts';
import type { RankedMember } from '../domain/rank-members.ts';
import type { OwnExam } from '../domain/own-exam.ts';

function factsOf(exam: ExamHead) {
  const { _id, title, type, totalMarks, timeLimit, passingScore, startingDate, duration } = exam;
  const { parentType, parentId, parentTitle, courseId, courseName, subjectId, questionCount } = exam;
  return {
    _id,
    ExamNumber: exam.examNumber,
    title,
    type,
    examKind: kindOfParent(parentType),
    totalMarks,
    timeLimit,
    passingScore,
    negetiveMarkingPercentage: exam.negativeMarkingPercentage,
    startingDate,
    duration,
    questionCount,
    parentType,
    parentId,
    parentTitle,
    courseId,
    courseName,
    subjectId,
  };
}

export function viewRow(exam: ExamHead): ExamRow {
  return { ...factsOf(exam), ...editedView(exam.edited) };
}

export function viewForAuthor(exam: Exam): ExamForAuthor {
  const { written, order, createdAt, markingScheme = null, withoutExplanations = false, batchIds } = exam;
  return {
    ...factsOf(exam),
    mcqs: structuredClone(exam.mcqs) as ExamForAuthor['mcqs'],
    written: written && {
      ...written,
      criteria: written.criteria.map((criterion) => ({ ...criterion })),
      files: (written.files ?? []).map((file) => ({ ...file })),
    },
    order,
    markingScheme: structuredClone(markingScheme) as ExamForAuthor['markingScheme'],
    ...(withoutExplanations && { withoutExplanations }),
    ...(batchIds && { batchIds: [...batchIds] }),
    createdAt,
    ...editedView(exam.edited),
  };
}

export function viewForStudent({ exam, lock, ...own }: OwnExam): ExamForStudent {
  const lastResultId = own.lastResult?.resultId ?? null;
  return { ...factsOf(exam), ...own, ...(lock && { lock: { ...lock } }), lastResultId };
}

export function viewRanked({ _id: examId, title, totalMarks, startingDate }: ExamHead) {
  return { examId, title, totalMarks, startingDate };
}

export function viewMember({ studentId, scores, ...rank }: RankedMember): RankedView {
  return { _id: studentId, studentId, ...rank, scores: [...scores] };
}

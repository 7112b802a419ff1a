import type { ExamForStudent, ExamRow } from '@pathshala/svc-exams-contract/exam';

/** As an administrator finds it, without attempts, or as a student does. */
export type FoundExam = ExamRow | ExamForStudent;

export function isOwn(exam: FoundExam): exam is ExamForStudent {
  return 'state' in exam;
}

import type { ExamForStudent, ExamRow } from '@pathshala/svc-exams-contract/exam';

/** An administrator gets the exam without attempts, a student with them. */
export type FoundExam = ExamRow | ExamForStudent;

export function isOwn(exam: FoundExam): exam is ExamForStudent {
  return 'state' in exam;
}

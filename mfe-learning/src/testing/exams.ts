import type { ExamForStudent, ExamRow } from '@pathshala/svc-exams-contract/exam';

const time = '2026-01-20T10:00:00.000Z';

const facts = {
  _id: 'e1',
  ExamNumber: 1,
  title: 'গতি | Motion test',
  type: 'MCQ',
  examKind: 'chapter',
  totalMarks: 20,
  timeLimit: 30,
  passingScore: 8,
  negetiveMarkingPercentage: 25,
  startingDate: time,
  duration: 1,
  questionCount: 20,
  parentType: 'chapter',
  parentId: 'c1',
  parentTitle: 'Motion',
  courseId: 'a1',
  courseName: 'Physics',
  subjectId: 's1',
} as const;

/** An exam that the student has not taken. */
export function anExam(change: Partial<ExamForStudent> = {}): ExamForStudent {
  const own = { state: 'open', attempts: 0, canStart: true } as const;
  return { ...facts, ...own, bestResult: null, lastResult: null, lastResultId: null, ...change };
}

/** Taken twice, last with 12 of 20. */
export function aTakenExam(change: Partial<ExamForStudent> = {}): ExamForStudent {
  const result = (resultId: string, score: number) => ({ resultId, score, totalMarks: 20, dateTaken: time });
  return anExam({
    state: 'submitted',
    attempts: 2,
    bestResult: result('r1', 15.5),
    lastResult: result('r2', 12),
    lastResultId: 'r2',
    ...change,
  });
}

/** The exam in an administrator's list. */
export const anExamRow: ExamRow = { ...facts, rev: 1, changedAt: null, changedBy: null };

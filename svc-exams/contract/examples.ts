import type { z } from 'zod';
import type { examSubmitted } from './events.ts';

const time = '2026-01-15T10:00:00.000Z';

/** An `exams.exam.submitted.v1` of a past year, for the tests of services that subscribe to it. */
export const submittedExam = {
  attemptId: 'attempt1',
  resultId: 'result1',
  studentId: 'student1',
  examKind: 'past-year',
  examId: 'exam1',
  courseId: 'course1',
  unitId: 'unit1',
  title: 'A model test',
  attemptNo: 1,
  counts: true,
  score: 62.5,
  totalMarks: 100,
  correct: 65,
  wrong: 10,
  blank: 25,
  answered: 75,
  marksLost: 2.5,
  subjects: [{ subjectName: 'Physics', correct: 65, wrong: 10, blank: 25 }],
  durationMs: 1000,
  dateTaken: time,
  submittedAt: time,
  scoreVersion: 1,
} as const satisfies z.input<(typeof examSubmitted)['data']>;

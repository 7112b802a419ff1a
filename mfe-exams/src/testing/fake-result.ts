import type { readResult } from '@pathshala/svc-exams-contract/http';
import type { ResultSummary } from '@pathshala/svc-exams-contract/result';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { choices, facts } from './fake-paper.ts';

const tally = { score: 0.75, correct: 1, wrong: 1, blank: 1 };
export const fakeResult: AnswerOf<typeof readResult> & { keyUrl: string } = {
  _id: 'attempt-1',
  attemptId: 'attempt-1',
  studentId: 'u1',
  examKind: 'past-year',
  examId: 'year-1',
  courseId: 'course-1',
  unitId: 'unit-1',
  title: facts.title,
  attemptNo: 1,
  counts: true,
  ...tally,
  totalMarks: 3,
  subjects: [{ subjectName: 'Physics', ...tally }],
  answered: 2,
  scoreVisibleFrom: null,
  feedback: 'Manually submitted.',
  feedbackCodes: ['exams.feedback.manual'],
  dateTaken: '2026-11-21T08:00:00.000Z',
  submittedAt: '2026-11-21T08:20:00.000Z',
  durationMs: 1_200_000,
  lateAnswersIgnored: false,
  scoreVersion: 1,
  correctedAt: null,
  correctionReason: null,
  awaitsMarks: false,
  passingScore: null,
  isPassed: null,
  unmetMinima: [],
  meritScore: null,
  marksLost: 0.75,
  scoreWithoutWrong: 1.5,
  marking: null,
  previous: null,
  paperUrl: '/exams/papers/year-1/1',
  choices,
  keyUrl: '/exams/papers/year-1/1/key/1',
};

const {
  paperUrl: _paper,
  choices: _choices,
  keyUrl: _key,
  marking: _marking,
  previous: _previous,
  ...rest
} = fakeResult;

/** The result as a list shows it. */
export const resultSummary: ResultSummary = rest;

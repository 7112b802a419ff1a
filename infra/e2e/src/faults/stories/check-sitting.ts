import { expect } from 'vitest';
import type { Attempt, Result } from '../../http/sit-exam.ts';
import type { StoredState } from '../stored-state.ts';

interface StoredPaper {
  readonly _id: string;
  readonly status: string;
  readonly content: { readonly courseCode: string };
}

/** The last responses that the users of the story received. */
export interface Sat {
  readonly courseCode: string;
  readonly courseId: string;
  readonly yearId: string;
  readonly attempt: Attempt;
  readonly answers: Readonly<Record<string, string>>;
  readonly expectedScore: number;
  readonly result: Result;
}

/** I1 and I2: one attempt, with the acknowledged answers and their score. */
export function checkSitting(stored: StoredState, sat: Sat): void {
  const attempts = stored
    .documents<{ _id: string; examId: string; outcome: object }>('svc-exams', 'attempts')
    .filter(({ examId }) => examId === sat.yearId);
  expect(attempts).toEqual([
    expect.objectContaining({
      _id: sat.attempt.attemptId,
      attemptNo: 1,
      status: 'submitted',
      deadlineAt: sat.attempt.deadlineAt,
      savedSeq: 3,
      answers: sat.answers,
      outcome: expect.objectContaining({ score: sat.expectedScore, closedBy: 'student', scoreVersion: 1 }),
    }),
  ]);
  expect(sat.result.score).toBe(sat.expectedScore);
}

/** The effects in the other services: each one once. */
export function checkElsewhere(stored: StoredState, sat: Sat, studentId: string): void {
  const ofCourse = { studentId, courseId: sat.courseId };
  const enrolments = stored.documents<{ courseId: string }>('svc-catalog', 'enrolments');
  expect(enrolments.filter(({ courseId }) => courseId === sat.courseId)).toEqual([
    expect.objectContaining({ ...ofCourse, examsTaken: [sat.yearId], progressVersion: 1 }),
  ]);
  const rights = stored.documents<{ scopeId: string }>('svc-exams', 'entitlements');
  expect(rights.filter(({ scopeId }) => scopeId === sat.courseId)).toEqual([
    expect.objectContaining({ studentId, kind: 'course', isActive: true, version: 1 }),
  ]);
  const record = stored
    .documents<Record<'enrolments' | 'progress' | 'results', { courseId: string }[]> & { _id: string }>(
      'svc-auth',
      'students',
    )
    .find(({ _id }) => _id === studentId);
  const { courseId } = sat;
  const own = (part: 'enrolments' | 'progress' | 'results') =>
    record?.[part].filter((entry) => entry.courseId === courseId);
  expect({ enrolments: own('enrolments'), progress: own('progress'), results: own('results') }).toEqual({
    enrolments: [expect.objectContaining({ courseId })],
    progress: [expect.objectContaining({ overallProgress: 100, version: 1 })],
    results: [
      expect.objectContaining({
        attemptId: sat.attempt.attemptId,
        score: sat.expectedScore,
        scoreVersion: 1,
      }),
    ],
  });
  checkPapers(stored, sat);
}

/** A paper whose course was not created is withdrawn in both services; the paper of a created course is published in both. */
function checkPapers(stored: StoredState, { courseCode, yearId }: Sat): void {
  const papers = stored
    .documents<StoredPaper>('svc-catalog', 'papers')
    .filter(({ content }) => content.courseCode === courseCode)
    .map(({ _id, status }) => [_id, status]);
  const heads = new Map(
    stored
      .documents<{ _id: string; isWithdrawn: boolean }>('svc-exams', 'paper_heads')
      .map(({ _id, isWithdrawn }) => [_id, isWithdrawn ? 'withdrawn' : 'published']),
  );
  expect(papers.filter(([, status]) => status === 'published')).toEqual([[yearId, 'published']]);
  expect(papers.map(([id = '']) => [id, heads.get(id)])).toEqual(papers);
}

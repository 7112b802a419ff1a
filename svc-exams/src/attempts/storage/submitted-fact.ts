import type { z } from 'zod';
import type { attemptBegun, examSubmitted } from '@pathshala/svc-exams-contract/events';
import { answeredIn, doesCount, type Attempt, type SubmittedAttempt } from '../domain/attempt.ts';

/** The data of `exams.attempt.begun.v1`. */
export function begunFact(attempt: Attempt): z.input<(typeof attemptBegun)['data']> {
  const { _id: attemptId, examKind, examId, studentId, startedAt } = attempt;
  return { attemptId, examKind, examId, studentId, startedAt };
}

/** The data of `exams.exam.submitted.v1`. */
export function submittedFact(attempt: SubmittedAttempt): z.input<(typeof examSubmitted)['data']> {
  const { outcome } = attempt;
  return {
    attemptId: attempt._id,
    resultId: attempt._id,
    studentId: attempt.studentId,
    ...(attempt.isParticipant === true ? { isParticipant: true } : {}),
    examKind: attempt.examKind,
    examId: attempt.examId,
    courseId: attempt.courseId,
    unitId: attempt.unitId,
    title: attempt.title,
    attemptNo: attempt.attemptNo,
    counts: doesCount(attempt),
    score: outcome.score,
    totalMarks: outcome.totalMarks,
    correct: outcome.correct,
    wrong: outcome.wrong,
    blank: outcome.blank,
    answered: answeredIn(attempt),
    ...(attempt.isReview === true ? { isReview: true } : {}),
    ...(outcome.marksLost === undefined ? {} : { marksLost: outcome.marksLost }),
    ...(outcome.meritScore === undefined ? {} : { meritScore: outcome.meritScore }),
    subjects: outcome.subjects.map(({ subjectName, score, correct, wrong, blank }) => ({
      subjectName,
      score,
      correct,
      wrong,
      blank,
    })),
    durationMs: outcome.durationMs,
    dateTaken: attempt.startedAt,
    submittedAt: outcome.submittedAt,
    scoreVersion: outcome.scoreVersion,
    scoreVisibleFrom: outcome.scoreVisibleFrom ?? null,
  };
}

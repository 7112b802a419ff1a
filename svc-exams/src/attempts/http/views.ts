import type { AttemptAnswer } from '@pathshala/svc-exams-contract/attempt';
import { paperUrl } from '@pathshala/svc-exams-contract/paper';
import type { Attempt } from '../domain/attempt.ts';

/** An attempt as it is answered; its paper is a resource of its own. */
export function toAttemptAnswer(attempt: Attempt, now: number): AttemptAnswer {
  return {
    attemptId: attempt._id,
    status: attempt.status,
    examKind: attempt.examKind,
    examId: attempt.examId,
    courseId: attempt.courseId,
    unitId: attempt.unitId,
    attemptNo: attempt.attemptNo,
    startedAt: attempt.startedAt,
    deadlineAt: attempt.deadlineAt,
    serverNow: isoOf(now),
    subjects: [...attempt.chosenSubjects],
    paperUrl: paperUrl(attempt.examId, attempt.paperVersion),
    answers: Object.entries(attempt.answers).map(([questionId, selectedOption]) => ({
      questionId,
      selectedOption,
    })),
    savedSeq: attempt.savedSeq,
    resultId: attempt.status === 'submitted' ? attempt._id : null,
  };
}

export function toOpenAttempt(attempt: Attempt, now: number) {
  return {
    attemptId: attempt._id,
    examKind: attempt.examKind,
    examId: attempt.examId,
    title: attempt.title,
    courseId: attempt.courseId,
    unitId: attempt.unitId,
    attemptNo: attempt.attemptNo,
    startedAt: attempt.startedAt,
    deadlineAt: attempt.deadlineAt,
    serverNow: isoOf(now),
  };
}

export function isoOf(now: number): string {
  return new Date(now).toISOString();
}

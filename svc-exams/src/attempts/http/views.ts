import type { AttemptAnswer } from '@pathshala/svc-exams-contract/attempt';
import { toSelection } from './selection.ts';
import { toWrittenPage } from './written-page.ts';
import { paperUrl } from '@pathshala/svc-exams-contract/paper';
import { seedOf } from '@pathshala/rules/seeded-order';
import { graceMs } from '../domain/clock.ts';
import type { Attempt, WrittenAnswer } from '../domain/attempt.ts';

interface Reader {
  readonly now: number;
  /** The reading device, as far as it named itself. */
  readonly device: string | undefined;
}

/** An attempt as it is answered; its paper is a resource of its own. */
export function toAttemptAnswer(attempt: Attempt, { now, device }: Reader): AttemptAnswer {
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
    graceMs: attempt.graceMs ?? graceMs,
    serverNow: isoOf(now),
    subjects: [...attempt.chosenSubjects],
    paperUrl: paperUrl(attempt.examId, attempt.paperVersion),
    answers: Object.entries(attempt.answers).map(([questionId, answer]) => ({
      questionId,
      ...toSelection(answer),
    })),
    savedSeq: attempt.savedSeq,
    marked: Object.keys(attempt.marked ?? {}),
    spent: Object.entries(attempt.spent ?? {}).map(([questionId, seconds]) => ({ questionId, seconds })),
    orderSeed: seedOf(attempt._id),
    isHere: device === undefined || (attempt.device ?? device) === device,
    written: attempt.written === undefined ? null : toWritten(attempt._id, attempt.written),
    resultId: attempt.status === 'submitted' ? attempt._id : null,
  };
}

function toWritten(attemptId: string, { text = '', pages = [] }: WrittenAnswer) {
  return { text, pages: pages.map((page) => toWrittenPage(attemptId, page)) };
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
    answered: Object.keys(attempt.answers).length,
    startedAt: attempt.startedAt,
    deadlineAt: attempt.deadlineAt,
    serverNow: isoOf(now),
  };
}

export function isoOf(now: number): string {
  return new Date(now).toISOString();
}

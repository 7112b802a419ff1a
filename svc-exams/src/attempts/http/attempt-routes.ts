import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/http';
import { callerId } from '../../http/caller.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { changeSubjects } from '../use-cases/change-subjects.ts';
import type { listOpenAttempts } from '../use-cases/list-open-attempts.ts';
import type { listRegisteredExams } from '../use-cases/list-registered-exams.ts';
import type { previewExam } from '../use-cases/preview-exam.ts';
import type { readAttempt } from '../use-cases/read-attempt.ts';
import type { saveAnswers } from '../use-cases/save-answers.ts';
import type { startAttempt } from '../use-cases/start-attempt.ts';
import { attemptAnswer } from './attempt-answer.ts';

export interface AttemptUseCases {
  readonly startAttempt: ReturnType<typeof startAttempt>;
  readonly readAttempt: ReturnType<typeof readAttempt>;
  readonly saveAnswers: ReturnType<typeof saveAnswers>;
  readonly changeSubjects: ReturnType<typeof changeSubjects>;
  readonly listOpenAttempts: ReturnType<typeof listOpenAttempts>;
  readonly listRegisteredExams: ReturnType<typeof listRegisteredExams>;
  readonly previewExam: ReturnType<typeof previewExam>;
  /** Read once at the top of a request: slow processing is not held against the student. */
  readonly now: () => number;
}

export function attemptRoutes(exams: AttemptUseCases): readonly BoundRoute[] {
  return [...sittingRoutes(exams), ...listRoutes(exams)];
}

function sittingRoutes(exams: AttemptUseCases): readonly BoundRoute[] {
  return [
    handle(contract.startAttempt, async ({ identity, body }) => {
      const now = exams.now();
      const command = { ...body, subjects: body.subjects ?? [], studentId: callerId(identity), now };
      const { attempt, paper, isNew } = await exams.startAttempt(command);
      return new Reply(attemptAnswer(attempt, paper, now), { status: isNew ? 201 : 200 });
    }),
    handle(contract.readAttempt, async ({ identity, params }) => {
      const now = exams.now();
      const command = { attemptId: params.id, studentId: callerId(identity), now };
      const { attempt, paper } = await exams.readAttempt(command);
      return attemptAnswer(attempt, paper, now);
    }),
    handle(contract.saveAnswers, async ({ identity, params, body }) => {
      const now = exams.now();
      const command = { ...body, attemptId: params.id, studentId: callerId(identity), now };
      return { ...(await exams.saveAnswers(command)), serverNow: isoOf(now) };
    }),
    handle(contract.changeSubjects, async ({ identity, params, body }) => {
      const now = exams.now();
      const command = { ...body, attemptId: params.id, studentId: callerId(identity), now };
      const { chosenSubjects, deadlineAt } = await exams.changeSubjects(command);
      return { subjects: [...chosenSubjects], serverNow: isoOf(now), deadlineAt };
    }),
  ];
}

function listRoutes(exams: AttemptUseCases): readonly BoundRoute[] {
  return [
    handle(contract.listOpenAttempts, async ({ identity, query }) => {
      const now = exams.now();
      const { page, pageSize } = query;
      const { items, total } = await exams.listOpenAttempts({
        studentId: callerId(identity),
        now,
        page,
        pageSize,
      });
      return { items: items.map((attempt) => openAttempt(attempt, now)), total, page, pageSize };
    }),
    handle(contract.listRegisteredExams, async ({ identity, query }) => {
      const { page, pageSize } = query;
      const command = { studentId: callerId(identity), now: exams.now(), page, pageSize };
      return { ...(await exams.listRegisteredExams(command)), page, pageSize };
    }),
    handle(contract.readPaperOverview, ({ identity, params }) =>
      exams.previewExam({ paperId: params.paperId, studentId: callerId(identity), now: exams.now() }),
    ),
  ];
}

function openAttempt(attempt: Attempt, now: number) {
  const {
    _id: attemptId,
    examKind,
    examId,
    title,
    courseId,
    unitId,
    attemptNo,
    startedAt,
    deadlineAt,
  } = attempt;
  const facts = { attemptId, examKind, examId, title, courseId, unitId, attemptNo, startedAt, deadlineAt };
  return { ...facts, serverNow: isoOf(now) };
}

function isoOf(now: number): string {
  return new Date(now).toISOString();
}

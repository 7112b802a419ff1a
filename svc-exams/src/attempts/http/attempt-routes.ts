import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { AttemptAnswer } from '@pathshala/svc-exams-contract/attempt';
import * as contract from '@pathshala/svc-exams-contract/http';
import { requireUserId } from '@pathshala/service-kit/identity/reader';
import type { changeSubjects } from '../use-cases/change-subjects.ts';
import type { countOpenAttempts, listOpenAttempts } from '../use-cases/open-attempts.ts';
import type { listRegisteredExams } from '../use-cases/list-registered-exams.ts';
import type { countSittings, readOverview } from '../use-cases/read-overview.ts';
import type { readAttempt } from '../use-cases/own-attempt.ts';
import type { saveAnswers } from '../use-cases/save-answers.ts';
import type { startAttempt } from '../use-cases/start-attempt.ts';
import type { DeskNews } from '../../exam-desk/index.ts';
import { ticketFor } from './ticket.ts';
import { isoOf, toAttemptAnswer, toOpenAttempt } from './views.ts';

interface AttemptUseCases extends Pick<DeskNews, 'newsNoOf'> {
  readonly startAttempt: ReturnType<typeof startAttempt>;
  readonly readAttempt: ReturnType<typeof readAttempt>;
  readonly saveAnswers: ReturnType<typeof saveAnswers>;
  readonly changeSubjects: ReturnType<typeof changeSubjects>;
  readonly countOpenAttempts: ReturnType<typeof countOpenAttempts>;
  readonly listOpenAttempts: ReturnType<typeof listOpenAttempts>;
  readonly listRegisteredExams: ReturnType<typeof listRegisteredExams>;
  readonly readOverview: ReturnType<typeof readOverview>;
  readonly countSittings: ReturnType<typeof countSittings>;
  /** Read once at the start of a request: slow processing does not cost the student time. */
  readonly now: () => number;
}

export function attemptRoutes(exams: AttemptUseCases): readonly BoundRoute[] {
  return [...sittingRoutes(exams), ...listRoutes(exams)];
}

function sittingRoutes(exams: AttemptUseCases): readonly BoundRoute[] {
  const withNews = async (answer: AttemptAnswer): Promise<AttemptAnswer> => ({
    ...answer,
    newsNo: await exams.newsNoOf(answer),
  });
  return [
    handle(contract.startAttempt, async ({ identity, body }) => {
      const now = exams.now();
      const isParticipant = identity.role === 'participant';
      const studentId = requireUserId(identity);
      const { email } = identity;
      const command = { ...body, subjects: body.subjects ?? [], studentId, isParticipant, email, now };
      const { attempt, isNew } = await exams.startAttempt(command);
      const answer = await withNews(toAttemptAnswer(attempt, { now, device: body.device }));
      return new Reply(answer, { status: isNew ? 201 : 200, ticket: ticketFor(answer) });
    }),
    handle(contract.readAttempt, async ({ identity, params, query }) => {
      const now = exams.now();
      const command = { attemptId: params.id, studentId: requireUserId(identity), now };
      const attempt = await exams.readAttempt(command);
      const answer = await withNews(toAttemptAnswer(attempt, { now, device: query.device }));
      return new Reply(answer, answer.status === 'open' ? { ticket: ticketFor(answer) } : {});
    }),
    handle(contract.saveAnswers, async ({ identity, params, body, receivedAt }) => {
      const now = exams.now();
      const command = { ...body, attemptId: params.id, studentId: requireUserId(identity), receivedAt, now };
      const { examId, examKind, ...saved } = await exams.saveAnswers(command);
      const newsNo = await exams.newsNoOf({ examId, examKind });
      const ticket = ticketFor({ attemptId: params.id, examId, deadlineAt: saved.deadlineAt });
      return new Reply({ ...saved, serverNow: isoOf(now), newsNo }, { ticket });
    }),
    handle(contract.changeSubjects, async ({ identity, params, body }) => {
      const now = exams.now();
      const command = { ...body, attemptId: params.id, studentId: requireUserId(identity), now };
      const { chosenSubjects, deadlineAt } = await exams.changeSubjects(command);
      return { subjects: [...chosenSubjects], serverNow: isoOf(now), deadlineAt };
    }),
  ];
}

function listRoutes(exams: AttemptUseCases): readonly BoundRoute[] {
  return [
    handle(contract.readExamFigures, () => exams.countSittings()),
    handle(contract.readExamsOverview, async () => {
      const { sitting, running, submissions } = await exams.readOverview();
      return { sitting, running: [...running], submissions: [...submissions] };
    }),
    handle(contract.readOpenAttempts, async ({ params }) => ({
      open: await exams.countOpenAttempts(params.paperId),
    })),
    handle(contract.listOpenAttempts, async ({ identity, query }) => {
      const now = exams.now();
      const { page, pageSize } = query;
      const { items, total } = await exams.listOpenAttempts({
        studentId: requireUserId(identity),
        now,
        page,
        pageSize,
      });
      return { items: items.map((attempt) => toOpenAttempt(attempt, now)), total, page, pageSize };
    }),
    handle(contract.listRegisteredExams, async ({ identity, query }) => {
      const { page, pageSize } = query;
      const command = { studentId: requireUserId(identity), now: exams.now(), page, pageSize };
      const { items, total } = await exams.listRegisteredExams(command);
      return { items: [...items], total, page, pageSize };
    }),
  ];
}

import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { requireUserId } from '@pathshala/service-kit/identity/reader';
import * as contract from '@pathshala/svc-exams-contract/question-reports';
import type { Report } from '../domain/report.ts';
import type {
  answerQuestionReport,
  CountedReport,
  listQuestionReports,
  readQuestionReport,
} from '../use-cases/answer-report.ts';
import type { listOwnReports, listResultReports, reportQuestion } from '../use-cases/report-question.ts';

interface ReportUseCases {
  readonly reportQuestion: ReturnType<typeof reportQuestion>;
  readonly listOwnReports: ReturnType<typeof listOwnReports>;
  readonly listResultReports: ReturnType<typeof listResultReports>;
  readonly listQuestionReports: ReturnType<typeof listQuestionReports>;
  readonly readQuestionReport: ReturnType<typeof readQuestionReport>;
  readonly answerQuestionReport: ReturnType<typeof answerQuestionReport>;
  readonly now: () => number;
}

export function reportRoutes(useCases: ReportUseCases): readonly BoundRoute[] {
  return [...studentRoutes(useCases), ...administratorRoutes(useCases)];
}

function studentRoutes(useCases: ReportUseCases): readonly BoundRoute[] {
  return [
    handle(contract.reportQuestion, async ({ identity, body }) => {
      const studentId = requireUserId(identity);
      return viewReport(await useCases.reportQuestion({ ...body, studentId, now: useCases.now() }));
    }),
    handle(contract.listOwnReports, async ({ identity }) => {
      const items = await useCases.listOwnReports(requireUserId(identity), contract.maxOwnReports);
      return { items: items.map(viewReport) };
    }),
    handle(contract.reportResultQuestion, async ({ identity, params: { resultId }, body }) => {
      const place = { kind: 'result', resultId } as const;
      const command = { ...body, place, studentId: requireUserId(identity), now: useCases.now() };
      return viewReport(await useCases.reportQuestion(command));
    }),
    handle(contract.listResultReports, async ({ identity, params: { resultId } }) => {
      const command = { resultId, studentId: requireUserId(identity), now: useCases.now() };
      const items = await useCases.listResultReports({ ...command, limit: contract.maxOwnReports });
      return { items: items.map(viewReport) };
    }),
  ];
}

function administratorRoutes(useCases: ReportUseCases): readonly BoundRoute[] {
  return [
    handle(contract.listQuestionReports, async ({ query }) => {
      const { items, total } = await useCases.listQuestionReports(query);
      return { items: items.map(viewInQueue), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readQuestionReport, async ({ params }) =>
      viewInQueue(await useCases.readQuestionReport(params.id)),
    ),
    handle(contract.answerQuestionReport, async ({ identity, params, body: { answer } }) => {
      const at = new Date(useCases.now()).toISOString();
      const answering = { answer, editor: editorOf(identity), at };
      return viewInQueue(await useCases.answerQuestionReport(params.id, answering));
    }),
  ];
}

function viewReport(report: Report): contract.QuestionReport {
  const { _id, resultId, examId, examKind, title, questionId, reason, text, state } = report;
  const { answer, sentAt, answeredAt } = report;
  return {
    _id,
    resultId,
    examId,
    examKind,
    title,
    questionId,
    reason,
    text,
    state,
    answer,
    sentAt,
    answeredAt,
  };
}

function viewInQueue({ report, openReports }: CountedReport): contract.ReportInQueue {
  const { paperVersion, answeredBy, from = 'result' } = report;
  return { ...viewReport(report), paperVersion, from, answeredBy, openReports };
}

import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { examKind } from './paper.ts';

export const reportReason = z.enum(['wrong-key', 'unclear', 'typing-mistake', 'off-syllabus', 'other']);

export type ReportReason = z.output<typeof reportReason>;

/** open → answered. */
export const reportState = z.enum(['open', 'answered']);

const reportBody = z.strictObject({
  questionId: id,
  reason: reportReason,
  /** Required for `other`. */
  text: plainText({ max: 1000 }).default(''),
});

/** A student's report of a question in one of the own results. */
export const questionReport = z.object({
  _id: id,
  resultId: id,
  examId: id,
  examKind,
  /** Of the exam. */
  title: z.string(),
  questionId: id,
  reason: reportReason,
  text: z.string(),
  state: reportState,
  /** What the reporter was answered; empty while it is open. */
  answer: z.string(),
  sentAt: isoTime,
  answeredAt: isoTime.nullable(),
});

export type QuestionReport = z.output<typeof questionReport>;

/** For administrators; no student is named: a question is looked at, not its reporter. */
export const reportInQueue = questionReport.extend({
  /** The version of the paper that was sat. */
  paperVersion: z.number(),
  /** Open reports of this question, this one included. */
  openReports: z.number().int(),
  answeredBy: z.string().nullable(),
});

export type ReportInQueue = z.output<typeof reportInQueue>;

const byId = z.object({ id });

export const reportQuestion = defineRoute({
  method: 'post',
  path: '/exams/results/{resultId}/reports',
  access: 'student',
  limit: { per: 'user', max: 30, windowSeconds: 3600, whenUncounted: 'allow' },
  summary: 'Report a question of one’s own result; again replaces an open report',
  params: z.object({ resultId: id }),
  body: reportBody,
  bodyLimit: 8000,
  answer: questionReport,
  status: 201,
  errors: ['exams.result-not-found', 'exams.unknown-question', 'exams.report-answered', 'exams.report-text'],
});

export const listOwnReports = defineRoute({
  method: 'get',
  path: '/exams/results/{resultId}/reports',
  access: 'student',
  summary: 'The caller’s reports of questions of a result, with their answers',
  params: z.object({ resultId: id }),
  answer: z.object({ items: z.array(questionReport) }),
  errors: ['exams.result-not-found'],
});

export const listQuestionReports = defineRoute({
  method: 'get',
  path: '/exams/question-reports',
  access: 'admin',
  permission: [permissions.questions, permissions.marking],
  summary: 'Reported questions of all exams, oldest first',
  query: pageQuery.extend({
    sort: sortOf(['sent', 'title']).default('sent'),
    state: reportState.optional(),
    reason: reportReason.optional(),
    examId: id.optional(),
  }),
  answer: pageOf(reportInQueue),
});

export const readQuestionReport = defineRoute({
  method: 'get',
  path: '/exams/question-reports/{id}',
  access: 'admin',
  permission: [permissions.questions, permissions.marking],
  summary: 'One reported question',
  params: byId,
  answer: reportInQueue,
  errors: ['exams.report-not-found'],
});

export const answerQuestionReport = defineRoute({
  method: 'put',
  path: '/exams/question-reports/{id}/answer',
  access: 'admin',
  permission: [permissions.questions, permissions.marking],
  audit: { id: 'params.id', compare: 'get /exams/question-reports/{id}' },
  repeatable: true,
  summary:
    'Answer a report, and with it every open report of this question of the paper; each reporter is mailed',
  params: byId,
  body: z.strictObject({ answer: plainText({ max: 2000, required: true }) }),
  bodyLimit: 12_000,
  answer: reportInQueue,
  errors: ['exams.report-not-found', 'exams.report-answered'],
});

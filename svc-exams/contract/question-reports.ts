import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { examKind } from './paper.ts';
import { paperOfQuestion } from './practice-search.ts';

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

const ofKind = <Kind extends string>(kind: Kind) => ({ kind: z.literal(kind) });

/** The page on which the reader sees the question with its answer. */
export const reportPlace = z.discriminatedUnion('kind', [
  z.strictObject({ ...ofKind('result'), resultId: id }),
  z.strictObject({ ...ofKind('practice'), attemptId: id }),
  z.strictObject({ ...ofKind('paper'), examId: id, version: z.number().int().min(1).max(999_999_999) }),
  z.strictObject(ofKind('mistakes')),
  z.strictObject(ofKind('bookmarks')),
  /** The question was found by a search, and is open to practise. */
  z.strictObject(ofKind('search')).extend({ paper: paperOfQuestion }),
]);

export type ReportPlace = z.output<typeof reportPlace>;

/** A practice in progress, and its result. */
export const reportedFrom = z.enum(['result', 'practice', 'paper', 'mistakes', 'bookmarks', 'search']);

/** A student's report of a question. A question of a practice is reported for the paper from which it was copied. */
export const questionReport = z.object({
  _id: id,
  resultId: id.nullable().describe('the own result in which it was read; null: it was read elsewhere'),
  examId: id.nullable().describe('null: the question is in the question bank, and in no exam'),
  examKind,
  /** The title of the exam. */
  title: z.string(),
  questionId: id,
  reason: reportReason,
  text: z.string(),
  state: reportState,
  /** The answer to the reporter; empty while the report is open. */
  answer: z.string(),
  sentAt: isoTime,
  answeredAt: isoTime.nullable(),
});

export type QuestionReport = z.output<typeof questionReport>;

/** The report for administrators; it names no student, because the question matters, not its reporter. */
export const reportInQueue = questionReport.extend({
  paperVersion: z.number().nullable().describe('the version of the paper that was read'),
  from: reportedFrom.optional(),
  /** The number of open reports of this question, including this one. */
  openReports: z.number().int(),
  answeredBy: z.string().nullable(),
});

export type ReportInQueue = z.output<typeof reportInQueue>;

const byId = z.object({ id });

/** Older reports are not listed to their reporter. */
export const maxOwnReports = 300;

const reporting = {
  method: 'post',
  access: 'student',
  limit: { per: 'user', max: 30, windowSeconds: 3600, whenUncounted: 'allow', name: 'question-reports' },
  bodyLimit: 8000,
  answer: questionReport,
  status: 201,
} as const;

const reportErrors = ['exams.unknown-question', 'exams.report-answered', 'exams.report-text'] as const;

export const reportQuestion = defineRoute({
  ...reporting,
  path: '/exams/question-reports',
  summary: 'Report a question wherever its answer may be read; again replaces an open report',
  body: reportBody.extend({ place: reportPlace }),
  errors: [
    ...reportErrors,
    'exams.report-hidden',
    'exams.result-not-found',
    'exams.attempt-not-found',
    'exams.not-found',
    'exams.not-enrolled',
    'exams.not-registered',
  ],
});

export const listOwnReports = defineRoute({
  method: 'get',
  path: '/exams/own-question-reports',
  access: 'student',
  summary: 'The caller’s latest reports of questions with their answers, the latest first',
  answer: z.object({ items: z.array(questionReport).max(maxOwnReports) }),
});

/** Pages that were opened before `POST /exams/question-reports` was added make this call and the next. */
export const reportResultQuestion = defineRoute({
  ...reporting,
  path: '/exams/results/{resultId}/reports',
  summary: 'Report a question of one’s own result; again replaces an open report',
  params: z.object({ resultId: id }),
  body: reportBody,
  errors: [...reportErrors, 'exams.result-not-found'],
});

export const listResultReports = defineRoute({
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

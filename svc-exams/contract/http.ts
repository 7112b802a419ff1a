import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { z } from 'zod';
import {
  attempt,
  attemptQuery,
  chosenSubjectsInput,
  openAttempt,
  registeredExam,
  saveAnswersBody,
  saveReceipt,
  startAttemptBody,
  submitAttemptBody,
} from './attempt.ts';
import { paperErrors } from './paper-errors.ts';
import { result } from './result.ts';

export * from './analysis.ts';
export * from './academic-result.ts';
export * from './academic-routes.ts';
export * from './attempt.ts';
export * from './batch-results.ts';
export * from './banked-papers.ts';
export * from './blueprint.ts';
export * from './blueprint-routes.ts';
export * from './key-corrections.ts';
export * from './exam.ts';
export * from './exam-findings.ts';
export * from './exam-desk.ts';
export * from './exam-desk-routes.ts';
export * from './exam-routes.ts';
export * from './marking-scheme.ts';
export * from './overview.ts';
export * from './paper.ts';
export * from './paper-routes.ts';
export * from './question-reports.ts';
export * from './recently-deleted.ts';
export * from './reports.ts';
export * from './question.ts';
export * from './question-file.ts';
export * from './question-routes.ts';
export * from './result.ts';
export * from './result-list.ts';
export * from './result-routes.ts';
export * from './written.ts';
export * from './written-routes.ts';
export * from './waiting-work.ts';
export * from './practice.ts';
export * from './mastery.ts';
export * from './mistakes.ts';
export * from './bookmarks.ts';
export * from './standings.ts';
export * from './practice-search.ts';
export * from './operations.ts';

/** Bytes of a body: a few fields, or every answer of a long paper. */
const small = 4_000;
const wholeExam = 256_000;

const byId = z.object({ id });

export const startAttempt = defineRoute({
  method: 'post',
  path: '/exams/attempts',
  access: 'student',
  participant: true,
  repeatable: true,
  counted: 'starts',
  summary: 'Start an exam, or go on with the open attempt (200)',
  body: startAttemptBody,
  bodyLimit: small,
  trusted: true,
  answer: attempt,
  status: 201,
  errors: [
    ...paperErrors,
    'exams.already-sat',
    'exams.too-many-starts',
    'exams.too-many-subjects',
    'exams.unknown-subject',
    'exams.declaration-required',
  ],
});

export const listOpenAttempts = defineRoute({
  method: 'get',
  path: '/exams/attempts',
  access: 'student',
  summary: "The caller's open attempts, to go on with",
  query: pageQuery.extend({ status: z.literal('open').default('open') }),
  answer: pageOf(openAttempt),
});

export const readAttempt = defineRoute({
  method: 'get',
  path: '/exams/attempts/{id}',
  access: 'student',
  participant: true,
  ticket: 'params.id',
  summary: 'An attempt of the caller with its saved answers',
  params: byId,
  query: attemptQuery,
  trusted: true,
  answer: attempt,
  errors: ['exams.attempt-not-found'],
});

export const saveAnswers = defineRoute({
  method: 'put',
  path: '/exams/attempts/{id}/answers',
  access: 'student',
  participant: true,
  ticket: 'params.id',
  repeatable: true,
  receipt: true,
  urgent: true,
  counted: 'saves',
  summary: 'Save answers as they are chosen; an older clientSeq changes nothing',
  params: byId,
  body: saveAnswersBody,
  bodyLimit: 64_000,
  trusted: true,
  answer: saveReceipt,
  errors: [
    'exams.attempt-not-found',
    'exams.already-submitted',
    'exams.time-over',
    'exams.other-device',
    'exams.not-selected-subject',
    'exams.unknown-question',
    'exams.unknown-option',
    'exams.answer-kind',
  ],
});

export const changeSubjects = defineRoute({
  method: 'put',
  path: '/exams/attempts/{id}/subjects',
  access: 'student',
  participant: true,
  ticket: 'params.id',
  repeatable: true,
  summary: 'Change the chosen optional subjects of an open attempt',
  params: byId,
  body: z.strictObject({ subjects: chosenSubjectsInput }),
  bodyLimit: small,
  answer: z.object({ subjects: z.array(z.string()), serverNow: isoTime, deadlineAt: isoTime }),
  errors: [
    'exams.attempt-not-found',
    'exams.already-submitted',
    'exams.time-over',
    'exams.too-many-subjects',
    'exams.unknown-subject',
  ],
});

export const submitAttempt = defineRoute({
  method: 'post',
  path: '/exams/attempts/{id}/submit',
  access: 'student',
  participant: true,
  ticket: 'params.id',
  repeatable: true,
  receipt: true,
  counted: 'submits',
  summary: 'Submit once; again gives the same result',
  params: byId,
  body: submitAttemptBody,
  bodyLimit: wholeExam,
  trusted: true,
  answer: result,
  errors: [
    'exams.attempt-not-found',
    'exams.too-few-subjects',
    'exams.time-left',
    'exams.not-selected-subject',
    'exams.unknown-question',
    'exams.unknown-option',
  ],
});

export const listRegisteredExams = defineRoute({
  method: 'get',
  path: '/exams/registered',
  access: 'student',
  summary: 'The campaign exams that the caller is registered for',
  query: pageQuery,
  answer: pageOf(registeredExam),
});

import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  answersInput,
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
import { correctResultBody, result, resultSummary, unitResults } from './result.ts';

export * from './analysis.ts';
export * from './academic-result.ts';
export * from './academic-routes.ts';
export * from './attempt.ts';
export * from './key-corrections.ts';
export * from './exam.ts';
export * from './exam-desk.ts';
export * from './exam-desk-routes.ts';
export * from './exam-routes.ts';
export * from './marking-scheme.ts';
export * from './overview.ts';
export * from './paper.ts';
export * from './paper-routes.ts';
export * from './question-reports.ts';
export * from './question.ts';
export * from './question-file.ts';
export * from './question-routes.ts';
export * from './result.ts';
export * from './written.ts';
export * from './written-routes.ts';
export * from './practice.ts';
export * from './mistakes.ts';
export * from './bookmarks.ts';
export * from './result-list.ts';

/** Bytes of a body: a few fields, or every answer of a long paper. */
const small = 4_000;
const wholeExam = 256_000;

const byId = z.object({ id });
const byResult = z.object({ resultId: id });

export const startAttempt = defineRoute({
  method: 'post',
  path: '/exams/attempts',
  access: 'student',
  repeatable: true,
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
  ticket: 'params.id',
  repeatable: true,
  receipt: true,
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
  ticket: 'params.id',
  repeatable: true,
  receipt: true,
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

export const readResult = defineRoute({
  method: 'get',
  path: '/exams/results/{resultId}',
  access: 'student',
  summary: 'One result, with what was chosen and where its paper and key are',
  params: byResult,
  trusted: true,
  answer: result,
  errors: ['exams.result-not-found'],
});

export const recordExamResult = defineRoute({
  method: 'post',
  path: '/exams/exam-results',
  access: { self: 'body.studentId' },
  permission: permissions.marking,
  audit: { id: 'answer._id' },
  summary: 'A whole past-year exam in one call, by the attempt engine; a sent score is ignored',
  body: z.strictObject({
    studentId: id,
    yearId: id,
    unitId: id,
    answers: answersInput,
    /** Chosen optional subjects; without it, those that the answers lie in. */
    subjects: chosenSubjectsInput.optional(),
    score: z.unknown().optional(),
  }),
  bodyLimit: wholeExam,
  trusted: true,
  answer: result,
  status: 201,
  errors: ['exams.not-found', 'exams.not-enrolled', 'exams.too-many-starts'],
});

export const readUnitResults = defineRoute({
  method: 'get',
  path: '/exams/exam-results/student/{studentId}/unit/{unitId}',
  access: { self: 'params.studentId' },
  permission: [permissions.marking, permissions.support],
  summary: 'The latest result of each past year of a unit',
  params: z.object({ studentId: id, unitId: id }),
  answer: unitResults,
});

export const correctResult = defineRoute({
  method: 'put',
  path: '/exams/exam-results/{resultId}',
  access: 'admin',
  permission: permissions.marking,
  audit: { id: 'params.resultId', compare: 'get /exams/results/{resultId}' },
  summary: 'Correct a result; the reason is kept',
  params: byResult,
  body: correctResultBody,
  bodyLimit: small,
  answer: resultSummary,
  errors: [
    'exams.result-not-found',
    'exams.reason-required',
    'exams.score-exceeds',
    'exams.nothing-to-correct',
    'exams.not-marked-yet',
    'exams.other-result',
  ],
});

import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { answersInput, chosenSubjectsInput } from './attempt.ts';
import { examKind } from './paper.ts';
import { correctResultBody, result, resultSummary, unitResults } from './result.ts';

/** Bytes of a body: a few fields, or every answer of a long paper. */
const small = 4_000;
const wholeExam = 256_000;

const byResult = z.object({ resultId: id });

export const listResults = defineRoute({
  method: 'get',
  path: '/exams/results',
  access: { self: 'query.studentId' },
  permission: [permissions.marking, permissions.support],
  summary: 'Results of a student, newest first',
  query: pageQuery.extend({
    studentId: id,
    examKind: examKind.optional(),
    examId: id.optional(),
    sort: z.enum(['-dateTaken', 'dateTaken']).default('-dateTaken'),
  }),
  answer: pageOf(resultSummary),
});

export const readResult = defineRoute({
  method: 'get',
  path: '/exams/results/{resultId}',
  access: 'student',
  limited: { attempt: 'params.resultId' },
  participant: true,
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
    /** Chosen optional subjects; without it, the subjects of the answers. */
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
    'common.edited-meanwhile',
    'common.edited-meanwhile-unknown',
  ],
});

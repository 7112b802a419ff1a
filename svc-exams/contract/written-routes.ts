import { fileBytes, fileField } from '@pathshala/contract-kit/file';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { pictureErrors } from '@pathshala/contract-kit/uploads';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  markingDesk,
  markingInput,
  markingPage,
  markingQuery,
  pageBytes,
  pagesInput,
  writtenPages,
} from './written.ts';

const byAttempt = z.object({ id });
const byPage = z.object({ id, pageId: id });
const byResult = z.object({ resultId: id });

const sittingErrors = [
  'exams.attempt-not-found',
  'exams.already-submitted',
  'exams.time-over',
  'exams.not-written',
] as const;

/** An upload that began in time counts, also when it ends after the deadline. */
export const uploadWrittenPage = defineRoute({
  method: 'post',
  path: '/exams/attempts/{id}/pages',
  access: 'student',
  ticket: 'params.id',
  repeatable: true,
  limit: { per: 'user', max: 120, windowSeconds: 600, whenUncounted: 'allow' },
  summary:
    'Add a page to a written answer: JPEG, PNG or WebP of at most 10 MB, in the form field `file`; no PDF',
  params: byAttempt,
  /** An upload that is sent again with the id of the first one adds nothing. */
  query: z.object({ uploadId: id.optional() }),
  body: fileField('file'),
  bodyLimit: pageBytes,
  answer: writtenPages,
  status: 201,
  errors: [...sittingErrors, 'exams.too-many-pages', ...pictureErrors],
});

export const arrangeWrittenPages = defineRoute({
  method: 'put',
  path: '/exams/attempts/{id}/pages',
  access: 'student',
  ticket: 'params.id',
  repeatable: true,
  summary: 'Order, rotate and remove the pages of an open attempt',
  params: byAttempt,
  body: pagesInput,
  answer: writtenPages,
  errors: [...sittingErrors, 'exams.unknown-page', 'exams.pages-changed'],
});

export const listWrittenPages = defineRoute({
  method: 'get',
  path: '/exams/attempts/{id}/pages',
  access: 'student',
  limited: { attempt: 'params.id' },
  ticket: 'params.id',
  summary: 'The pages of a written answer, for its student and markers',
  params: byAttempt,
  answer: writtenPages,
  errors: ['exams.attempt-not-found'],
});

export const readWrittenPage = defineRoute({
  method: 'get',
  path: '/exams/attempts/{id}/pages/{pageId}',
  access: 'student',
  limited: { attempt: 'params.id' },
  ticket: 'params.id',
  summary: 'The picture of a page (WebP), for its student and markers. 404 for everybody else',
  params: byPage,
  answer: fileBytes,
  trusted: true,
});

export const listMarking = defineRoute({
  method: 'get',
  path: '/exams/marking',
  access: 'admin',
  limited: 'filtered',
  permission: permissions.marking,
  summary: 'Submitted written answers: those that wait for marks, or those that have them',
  query: markingQuery,
  answer: markingPage,
});

export const readMarking = defineRoute({
  method: 'get',
  path: '/exams/marking/{resultId}',
  access: 'admin',
  limited: { attempt: 'params.resultId' },
  permission: permissions.marking,
  summary: 'A written answer with its pages, criteria and marks',
  params: byResult,
  query: markingQuery.pick({ blind: true }),
  answer: markingDesk,
  errors: ['exams.result-not-found'],
});

export const markWritten = defineRoute({
  method: 'put',
  path: '/exams/marking/{resultId}',
  access: 'admin',
  limited: { attempt: 'params.resultId' },
  permission: permissions.marking,
  audit: { id: 'params.resultId', compare: 'get /exams/marking/{resultId}' },
  summary: 'Mark a written answer, or mark it again with a reason; its student is mailed',
  params: byResult,
  query: markingQuery.pick({ blind: true }),
  body: markingInput,
  bodyLimit: 500_000,
  answer: markingDesk,
  errors: [
    'exams.result-not-found',
    'exams.marking.incomplete',
    'exams.marking.too-high',
    'exams.marking.reason',
    'exams.unknown-page',
    'exams.score-exceeds',
    'common.edited-meanwhile',
  ],
});

import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  blueprint,
  blueprintInput,
  blueprintPage,
  blueprintQuery,
  drawInput,
  drawnPaper,
} from './blueprint.ts';

const forAuthors = { access: 'admin', permission: permissions.questions } as const;
const byId = z.object({ id });
const notFound = 'exams.blueprint.not-found';
const writeErrors = ['exams.blueprint.difficulty-order', 'exams.blueprint.too-many-questions'] as const;

export const listBlueprints = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/questions/blueprints',
  summary: 'Blueprints of papers that are drawn from the bank',
  query: blueprintQuery,
  answer: blueprintPage,
});

export const createBlueprint = defineRoute({
  ...forAuthors,
  audit: { id: 'answer._id' },
  method: 'post',
  path: '/questions/blueprints',
  summary: 'Add a blueprint',
  body: blueprintInput,
  answer: blueprint,
  status: 201,
  errors: writeErrors,
});

export const readBlueprint = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/questions/blueprints/{id}',
  summary: 'One blueprint',
  params: byId,
  answer: blueprint,
  errors: [notFound],
});

export const replaceBlueprint = defineRoute({
  ...forAuthors,
  audit: { id: 'params.id', compare: 'get /questions/blueprints/{id}' },
  method: 'put',
  path: '/questions/blueprints/{id}',
  summary: 'Change a blueprint',
  params: byId,
  body: blueprintInput,
  answer: blueprint,
  errors: [notFound, ...writeErrors, 'common.edited-meanwhile'],
});

export const deleteBlueprint = defineRoute({
  ...forAuthors,
  audit: { id: 'params.id', compare: 'get /questions/blueprints/{id}' },
  method: 'delete',
  path: '/questions/blueprints/{id}',
  summary: 'Delete a blueprint; can be undone for 30 days',
  params: byId,
  answer: z.object({ _id: id, undoUntil: isoTime }),
  errors: [notFound],
});

export const restoreBlueprint = defineRoute({
  ...forAuthors,
  audit: { id: 'params.id' },
  method: 'post',
  path: '/questions/blueprints/{id}/restore',
  summary: 'Undo a delete within 30 days',
  params: byId,
  answer: blueprint,
  errors: [notFound, 'exams.blueprint.restore-too-late'],
});

/** It is audited, because it shows questions with their keys; it changes nothing. */
export const drawPaper = defineRoute({
  ...forAuthors,
  audit: { id: 'params.id', compare: 'get /questions/blueprints/{id}' },
  method: 'post',
  path: '/questions/blueprints/{id}/draw',
  repeatable: true,
  summary:
    'Draw a paper: the same seed, the same questions. Questions can be kept, and others drawn again; nothing is stored',
  limit: { per: 'user', max: 600, windowSeconds: 600, whenUncounted: 'allow' },
  params: byId,
  body: drawInput,
  bodyLimit: 256_000,
  answer: drawnPaper,
  errors: [notFound],
});

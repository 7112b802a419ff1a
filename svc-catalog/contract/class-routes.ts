import { pageOf } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { forAuthors } from './authoring.ts';
import {
  classForAdmin,
  classForStudent,
  classInput,
  classItem,
  classQuery,
  classScope,
  classSeriesInput,
} from './classes.ts';

const byId = z.object({ id });
/** Bytes: a long note in Bengali. */
const textLimit = 200_000;

const detailErrors = [
  'catalog.class.incomplete',
  'catalog.course-not-found',
  'catalog.batch-not-found',
  'catalog.class.batch',
  'catalog.class.clash',
] as const;
const ruleErrors = [
  'catalog.class.series-incomplete',
  'catalog.class.series-too-long',
  'catalog.class.series-order',
  'catalog.class.series-empty',
] as const;

export const listClasses = defineRoute({
  method: 'get',
  path: '/classes',
  access: 'admin',
  permission: [permissions.questions, permissions.support],
  limited: 'filtered',
  summary: 'Classes: from today on, before today, or all of some days',
  query: classQuery,
  answer: pageOf(classItem),
});

export const createClass = defineRoute({
  ...forAuthors,
  method: 'post',
  path: '/classes',
  audit: { id: 'answer._id' },
  summary: 'Schedule one class; a clash of teacher, room or batch is a 409 until it is confirmed',
  body: classInput,
  bodyLimit: textLimit,
  answer: classForAdmin,
  status: 201,
  errors: [...detailErrors, 'common.text-lost'],
});

export const createClassSeries = defineRoute({
  ...forAuthors,
  method: 'post',
  path: '/classes/series',
  audit: { id: 'answer._id' },
  summary: 'Schedule a weekly series of at most one year',
  body: classSeriesInput,
  bodyLimit: textLimit,
  answer: z.object({ _id: id, title: z.string(), classes: z.number() }),
  status: 201,
  errors: [...detailErrors, ...ruleErrors],
});

export const readClass = defineRoute({
  method: 'get',
  path: '/classes/{id}',
  access: 'student',
  limited: { class: 'params.id' },
  summary: 'One class, for those who are invited to it and administrators; the link from 15 minutes before',
  params: byId,
  answer: z.union([classForAdmin, classForStudent]),
  errors: ['catalog.class-not-found', 'catalog.not-enrolled'],
});

export const replaceClass = defineRoute({
  ...forAuthors,
  method: 'put',
  path: '/classes/{id}',
  audit: { id: 'params.id', compare: 'get /classes/{id}' },
  summary: 'Change a class, it and those that follow in its series, or all; classes that have begun stay',
  params: byId,
  body: classInput,
  bodyLimit: textLimit,
  answer: classForAdmin,
  errors: [
    ...detailErrors,
    ...ruleErrors,
    'catalog.class-not-found',
    'catalog.class.begun',
    'catalog.class.no-series',
    'common.text-lost',
    'common.edited-meanwhile',
  ],
});

export const deleteClass = defineRoute({
  ...forAuthors,
  method: 'delete',
  path: '/classes/{id}',
  audit: { id: 'params.id', compare: 'get /classes/{id}' },
  summary:
    'Delete a class, or those of its series that have not begun; attendance stays with it; can be undone for 30 days',
  params: byId,
  query: z.object({ scope: classScope.default('this') }),
  answer: z.object({ deletionId: id, classes: z.number(), undoUntil: isoTime }),
  errors: ['catalog.class-not-found', 'catalog.class.no-series'],
});

export const restoreClasses = defineRoute({
  ...forAuthors,
  method: 'post',
  path: '/classes/deletions/{id}/undo',
  audit: { id: 'params.id' },
  summary: 'Undo a delete of classes within 30 days',
  params: byId,
  answer: z.object({ _id: id }),
  errors: ['catalog.class.restore-too-late'],
});

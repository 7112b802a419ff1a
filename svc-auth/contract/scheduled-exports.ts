import { fileBytes } from '@pathshala/contract-kit/file';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { bucketPlace, exportFields, exportInput, toMail } from './export-form.ts';

const scheduledExport = z.object({
  _id: id,
  ...exportFields,
  destination: z.discriminatedUnion('kind', [toMail, z.strictObject(bucketPlace)]),
  /** Off: it is paused. */
  isOn: z.boolean(),
  /** Why the product paused it: its maker may not read the list any more. */
  offReason: z.enum(['rights']).nullable(),
  /** Runs that failed one after the other, until now. */
  failedRuns: z.number().int(),
  /** null: paused. */
  nextRunAt: isoTime.nullable(),
  /** The administrator with whose rights it runs; null: the account is deleted. */
  makerName: z.string().nullable(),
  createdAt: isoTime,
  ...edited,
});

export type ScheduledExport = z.output<typeof scheduledExport>;

const run = z.object({
  _id: id,
  state: z.enum(['waiting', 'done', 'failed']),
  createdAt: isoTime,
  finishedAt: isoTime.nullable(),
  /** null: nothing more is tried. */
  nextTryAt: isoTime.nullable(),
  tries: z.number().int(),
  rows: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  /** Where the file went, in words of the language of the export; empty before. */
  destination: z.string(),
  /** Why the latest try failed: `rights`, `unavailable`, `too-large` and so on; empty for success. */
  error: z.string(),
  /** The words of the other side, without secrets. */
  detail: z.string(),
  /** Until then the file can be downloaded; null: it is not stored here. */
  fileUntil: isoTime.nullable(),
});

export type ExportRun = z.output<typeof run>;

const message = z.object({ en: z.string(), bn: z.string() });

const exportableList = z.object({
  name: z.string(),
  title: message,
  columns: z.array(z.object({ name: z.string(), title: message })),
  filters: z.array(
    z.object({
      name: z.string(),
      title: message,
      kind: z.enum(['days', 'choice', 'course', 'batch', 'exam', 'exam-campaign', 'campaign']),
      isRequired: z.boolean(),
      options: z.array(z.object({ value: z.string(), text: message })),
    }),
  ),
});

export type ExportableList = z.output<typeof exportableList>;

const forEveryAdministrator = { access: 'admin', permission: Object.values(permissions) } as const;
const byId = z.object({ id });
const fieldErrors = [
  'auth.export-list',
  'auth.export-filter',
  'auth.export-columns',
  'auth.export-recipients',
  'auth.export-endpoint',
  'auth.export-secret',
] as const;

export const listExportableLists = defineRoute({
  ...forEveryAdministrator,
  method: 'get',
  path: '/exports/lists',
  summary: 'The lists of all services that the caller may have exported, with their columns and filters',
  answer: z.object({ items: z.array(exportableList) }),
});

export const listExportRecipients = defineRoute({
  ...forEveryAdministrator,
  method: 'get',
  path: '/exports/recipients',
  summary: 'The administrators who may get a list by mail: they may read it, and have an address',
  query: z.object({ list: z.string().max(60) }),
  answer: z.object({ items: z.array(z.object({ _id: id, name: z.string() })) }),
  errors: ['auth.export-list'],
});

export const listExports = defineRoute({
  ...forEveryAdministrator,
  method: 'get',
  path: '/exports',
  summary: 'Scheduled exports, by name: the own ones, with the permission `administration` those of all',
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(scheduledExport),
});

export const readExport = defineRoute({
  ...forEveryAdministrator,
  method: 'get',
  path: '/exports/{id}',
  summary: 'One scheduled export',
  params: byId,
  answer: scheduledExport,
  errors: ['common.not-found'],
});

export const createExport = defineRoute({
  ...forEveryAdministrator,
  method: 'post',
  path: '/exports',
  audit: { id: 'answer._id' },
  summary: 'Have a list exported by a schedule, with the rights of the caller at each run',
  body: z.strictObject(exportInput),
  bodyLimit: 16_000,
  answer: scheduledExport,
  status: 201,
  errors: [...fieldErrors, 'auth.exports-full'],
});

export const changeExport = defineRoute({
  ...forEveryAdministrator,
  method: 'put',
  path: '/exports/{id}',
  audit: { id: 'params.id', compare: 'get /exports/{id}' },
  summary: 'Change a scheduled export, pause it or go on with it; it runs with the rights of its maker',
  params: byId,
  body: z.strictObject({ ...exportInput, isOn: z.boolean(), ...editedInput }),
  bodyLimit: 16_000,
  answer: scheduledExport,
  errors: [...fieldErrors, 'common.not-found', 'common.edited-meanwhile', 'common.edited-meanwhile-unknown'],
});

export const deleteExport = defineRoute({
  ...forEveryAdministrator,
  method: 'delete',
  path: '/exports/{id}',
  audit: { id: 'params.id' },
  summary: 'Delete a scheduled export; it can be restored for 10 minutes',
  params: byId,
  answer: z.object({ _id: id, undoUntil: isoTime }),
  errors: ['common.not-found'],
});

export const restoreExport = defineRoute({
  ...forEveryAdministrator,
  method: 'post',
  path: '/exports/{id}/restore',
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Undo the delete of a scheduled export, within 10 minutes',
  params: byId,
  bodyLimit: 1_000,
  answer: scheduledExport,
  errors: ['common.not-found', 'auth.restore-too-late'],
});

export const runExport = defineRoute({
  ...forEveryAdministrator,
  method: 'post',
  path: '/exports/{id}/runs',
  audit: { id: 'params.id' },
  limit: { per: 'user', max: 20, windowSeconds: 600, whenUncounted: 'allow' },
  summary: 'Make the file as soon as possible, also while the schedule is paused',
  params: byId,
  bodyLimit: 1_000,
  answer: run,
  status: 202,
  errors: ['common.not-found'],
});

export const listExportRuns = defineRoute({
  ...forEveryAdministrator,
  method: 'get',
  path: '/exports/{id}/runs',
  summary: 'The runs of a scheduled export, the latest first: those of 90 days',
  params: byId,
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(run),
  errors: ['common.not-found'],
});

export const readExportFile = defineRoute({
  ...forEveryAdministrator,
  method: 'get',
  path: '/exports/{id}/runs/{runId}/file',
  trusted: true,
  summary: 'The file of a run, for its maker and its recipients, for seven days',
  params: byId.extend({ runId: z.string().max(80) }),
  answer: fileBytes,
  errors: ['common.not-found', 'auth.export-file-gone'],
});

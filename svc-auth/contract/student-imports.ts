import { fileField } from '@pathshala/contract-kit/file';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { sheetErrors } from '@pathshala/contract-kit/uploads';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { formBytes, language } from './account.ts';

/** Rows and bytes of one file. */
export const studentImportLimits = { rows: 50_000, bytes: 12_000_000 } as const;

const byId = z.object({ id });
const count = z.number().int();
const forSupport = { access: 'admin', permission: permissions.support } as const;

export const studentImport = z.object({
  importId: id,
  /** `read`: the dry run, nobody is invited yet. `running`: invitations are being made. */
  state: z.enum(['read', 'running', 'done']),
  createdAt: isoTime,
  /** Name of the administrator; null when the account was deleted. */
  createdBy: z.string().nullable(),
  /** The import is deleted then, with all rows of the file. */
  expiresAt: isoTime,
  /** People in the file. */
  rows: count,
  /** People who can be invited. */
  ready: count,
  /** People who have an account or an invitation already. */
  known: count,
  /** Rows with an error. */
  refused: count,
  /** Rows of `ready` that had an error and were corrected: they stay in the list of rows that were left out. */
  mended: count,
  /** Rows of `ready` that are processed while the import is `running`. */
  done: count,
  invited: count,
  /** People who got an account or an invitation after the dry run. */
  skipped: count,
});

export type StudentImport = z.output<typeof studentImport>;

/**
 * The outcome of a row. `ready`: is invited when the import is confirmed. `exists`, `pending`: there is an account or an
 * invitation already.
 */
const importOutcome = z.enum(['ready', 'invited', 'exists', 'pending', 'refused']);

const importedRow = z.object({
  /** The line in the file, from 1; the headings are on the first. */
  line: count,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  mobile: z.string(),
  /** Empty: the site's language. */
  language: z.union([language, z.literal('')]),
  outcome: importOutcome,
  /** The error, in the language of the caller; empty without one. */
  remark: z.string(),
});

export type ImportedRow = z.output<typeof importedRow>;

export const importStudents = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/users/imports',
  audit: { id: 'answer.importId' },
  limit: { per: 'user', max: 30, windowSeconds: 3600, whenUncounted: 'refuse', name: 'student-import' },
  summary:
    'Read students from a CSV or .xlsx file, sent as the form field `file`: name, and email, mobile or username, and language. A dry run: nobody is invited before it is confirmed',
  body: fileField('file'),
  bodyLimit: studentImportLimits.bytes,
  answer: studentImport,
  status: 201,
  errors: [
    'auth.import-headings',
    'auth.import-empty',
    'auth.import-too-many',
    ...sheetErrors,
    'common.file.too-large',
    'common.file.empty',
  ],
});

export const listStudentImports = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/users/imports',
  summary: 'The imports of the last days, newest first',
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(studentImport),
});

export const readStudentImport = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/users/imports/{id}',
  summary: 'An import: what was read, and how far it is',
  params: byId,
  answer: studentImport,
  errors: ['common.not-found'],
});

export const listImportedRows = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/users/imports/{id}/rows',
  summary: 'The rows of an import: of those to invite, or of those left out, with what became of them',
  params: byId,
  query: pageQuery
    .pick({ page: true, pageSize: true })
    .extend({ part: z.enum(['ready', 'left-out']).default('ready') }),
  answer: pageOf(importedRow),
  errors: ['common.not-found'],
});

export const mendImportedRow = defineRoute({
  ...forSupport,
  method: 'put',
  path: '/users/imports/{id}/rows/{line}',
  audit: { id: 'params.id' },
  limit: { per: 'user', max: 600, windowSeconds: 600, whenUncounted: 'allow' },
  summary: 'Read a row that was left out again, as somebody has mended it; the others stay as they were read',
  params: z.object({ id, line: z.coerce.number().int().min(1) }),
  body: z.strictObject({
    name: z.string().max(1000),
    username: z.string().max(1000),
    email: z.string().max(1000),
    mobile: z.string().max(1000),
    /** In the spelling of the file: `bn`, `English`, empty. */
    language: z.string().max(1000),
  }),
  bodyLimit: formBytes,
  answer: importedRow,
  errors: ['common.not-found', 'auth.import-confirmed'],
});

export const confirmStudentImport = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/users/imports/{id}/confirm',
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Invite who can be invited, in the background; a repeat invites nobody twice',
  params: byId,
  bodyLimit: formBytes,
  answer: studentImport,
  errors: ['common.not-found', 'auth.import-nobody'],
});

/** Usernames and email addresses in one call. */
export const maxLookup = 5_000;

export const readPeopleFile = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/users/people-files',
  audit: {},
  repeatable: true,
  limit: { per: 'user', max: 60, windowSeconds: 3600, whenUncounted: 'refuse' },
  summary:
    'The lines of a CSV or .xlsx file, sent as the form field `file`, as text: the people to look up. Nothing is stored',
  body: fileField('file'),
  bodyLimit: studentImportLimits.bytes,
  answer: z.object({
    /** Cells are separated by tabs. */
    lines: z.array(z.string()),
  }),
  errors: [
    'auth.import-empty',
    'auth.import-too-many',
    ...sheetErrors,
    'common.file.too-large',
    'common.file.empty',
  ],
});

export const lookUpUsers = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/users/lookup',
  // A POST, because addresses belong in no URL. A call for many people is audited.
  audit: {},
  repeatable: true,
  summary: 'The accounts behind email addresses, mobile numbers and usernames; who is unknown is left out',
  body: z.strictObject({ who: z.array(z.string().max(200)).min(1).max(maxLookup) }),
  bodyLimit: 1_000_000,
  answer: z.object({
    items: z.array(
      z.object({
        /** The email address or username of the question, unchanged. */
        who: z.string(),
        /** null: invited, without an account yet. */
        userId: id.nullable(),
        /** Set for an invited person: the account will have this id. */
        invitationId: id.optional(),
        name: z.string(),
        role: z.enum(['student', 'admin']),
      }),
    ),
  }),
});

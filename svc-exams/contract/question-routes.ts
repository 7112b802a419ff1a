import { fileBytes, fileField } from '@pathshala/contract-kit/file';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { fileReading, pictureUpload, sheetErrors } from '@pathshala/contract-kit/uploads';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  bankQuestion,
  bankQuestionEdit,
  bankQuestionInput,
  questionDeletion,
  questionFacets,
  questionPage,
  questionQuery,
  questionUsage,
  questionVersions,
} from './question.ts';
import {
  confirmImportInput,
  exportQuery,
  failedQuestion,
  failedQuestionPage,
  importPageQuery,
  importQuery,
  mendQuestionInput,
  questionFileLimit,
  questionImport,
} from './question-file.ts';

const forAuthors = { access: 'admin', permission: permissions.questions } as const;
const byId = z.object({ id });
/** Bytes: a long question with drawn pictures. */
const bodyLimit = 1_000_000;
const notFound = 'exams.question.not-found';
const writeErrors = [
  'exams.question.incomplete',
  'exams.question.too-many-options',
  'common.text-lost',
] as const;

export const listQuestions = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/questions',
  summary: 'Questions of the bank; a search tolerates a typing mistake',
  query: questionQuery,
  answer: questionPage,
});

export const createQuestion = defineRoute({
  ...forAuthors,
  audit: { id: 'answer._id' },
  method: 'post',
  path: '/questions',
  summary: 'Add a question to the bank',
  body: bankQuestionInput,
  bodyLimit,
  answer: bankQuestion,
  status: 201,
  errors: writeErrors,
});

export const readQuestion = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/questions/{id}',
  summary: 'One question with its key',
  params: byId,
  answer: bankQuestion,
  errors: [notFound],
});

export const replaceQuestion = defineRoute({
  ...forAuthors,
  audit: { id: 'params.id', compare: 'get /questions/{id}' },
  method: 'put',
  path: '/questions/{id}',
  summary: 'Change a question: a new version of it; exams keep the version that they contain',
  params: byId,
  body: bankQuestionEdit,
  bodyLimit,
  answer: bankQuestion,
  errors: [notFound, ...writeErrors, 'common.edited-meanwhile'],
});

export const deleteQuestion = defineRoute({
  ...forAuthors,
  audit: { id: 'params.id', compare: 'get /questions/{id}' },
  method: 'delete',
  path: '/questions/{id}',
  summary: 'Delete a question of the bank, not of the exams that contain it; can be undone for 30 days',
  params: byId,
  answer: questionDeletion,
  errors: [notFound],
});

/** `id` is the question's. */
export const restoreQuestion = defineRoute({
  ...forAuthors,
  audit: { id: 'params.id' },
  method: 'post',
  path: '/questions/deletions/{id}/undo',
  summary: 'Undo a delete within 30 days',
  params: byId,
  answer: bankQuestion,
  errors: [notFound, 'exams.question.restore-too-late'],
});

export const listQuestionVersions = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/questions/{id}/versions',
  summary: 'The last 50 versions of a question, newest first: who changed what and when',
  params: byId,
  answer: questionVersions,
  errors: [notFound],
});

export const readQuestionUsage = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/questions/{id}/usage',
  summary: 'The exams that contain a question',
  params: byId,
  answer: questionUsage,
  errors: [notFound],
});

export const readQuestionFacets = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/questions/facets',
  summary:
    'Subjects with their chapters, difficulties and tags of the bank, each with its number of questions',
  answer: questionFacets,
});

export const uploadQuestionPicture = defineRoute({
  ...pictureUpload,
  ...forAuthors,
  audit: { id: 'answer.url' },
  path: '/questions/pictures',
  summary: 'Upload a picture for questions and exams: PNG, JPEG, WebP or GIF, stored as WebP',
});

export const readQuestionPicture = defineRoute({
  ...fileReading,
  path: '/files/svc-exams/{sha256}',
  access: 'visitor',
  summary: 'A picture of a question; it never changes',
});

/** Text that was pasted is sent as a file too: `form.append('file', new Blob([text]))`. */
export const importQuestions = defineRoute({
  ...forAuthors,
  audit: { id: 'answer.importId' },
  method: 'post',
  path: '/questions/imports',
  summary:
    'Read questions from a file, sent as the form field `file`: Excel, CSV, GIFT, Aiken, Moodle XML, or a zip of one and its pictures. Nothing is added before it is confirmed',
  limit: { per: 'user', max: 60, windowSeconds: 600, whenUncounted: 'allow' },
  query: importQuery,
  body: fileField('file'),
  bodyLimit: questionFileLimit,
  answer: questionImport,
  status: 201,
  errors: [
    'exams.question-import.unknown-format',
    'exams.question-import.broken',
    'exams.question-import.too-many',
    'exams.question-import.unpacked-too-large',
    'exams.question-import.is-qti',
    'exams.question-import.is-h5p',
    'exams.question-import.is-document',
    'exams.question-import.is-spreadsheet',
    'exams.question-import.is-moodle-backup',
    'exams.question-import.is-other',
    ...sheetErrors,
    'common.file.too-large',
    'common.file.empty',
  ],
});

export const readQuestionImport = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/questions/imports/{id}',
  summary: 'An import: what was read, and how far it is',
  params: byId,
  query: importPageQuery,
  answer: questionImport,
  errors: ['exams.question-import.not-found'],
});

export const listFailedQuestions = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/questions/imports/{id}/failed',
  summary: 'Questions of an import that cannot be added as they are, with what was written for them',
  params: byId,
  query: importPageQuery,
  answer: failedQuestionPage,
  errors: ['exams.question-import.not-found'],
});

export const mendFailedQuestion = defineRoute({
  ...forAuthors,
  audit: { id: 'params.id' },
  method: 'put',
  path: '/questions/imports/{id}/failed/{line}',
  summary: 'Read one failed question again as its author has mended it; the others stay as they were read',
  limit: { per: 'user', max: 600, windowSeconds: 600, whenUncounted: 'allow' },
  params: z.object({ id, line: z.coerce.number().int().min(1) }),
  body: mendQuestionInput,
  bodyLimit,
  answer: failedQuestion,
  errors: ['exams.question-import.not-found', 'exams.question-import.confirmed'],
});

export const confirmQuestionImport = defineRoute({
  ...forAuthors,
  audit: { id: 'params.id' },
  method: 'post',
  path: '/questions/imports/{id}/confirm',
  repeatable: true,
  summary: 'Add what was read to the bank, in the background; a repeat adds nothing twice',
  params: byId,
  body: confirmImportInput,
  answer: questionImport,
  errors: ['exams.question-import.not-found', 'exams.question-import.nothing-to-add'],
});

export const exportQuestions = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/questions/export',
  summary: 'The questions of the filters as a file that can be imported again without loss',
  query: exportQuery,
  answer: fileBytes,
  trusted: true,
  errors: ['exams.question-export.too-many', 'exams.question-export.losses', 'exams.question-export.empty'],
});

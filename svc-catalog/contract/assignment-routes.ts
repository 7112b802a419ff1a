import { fileBytes, fileField } from '@pathshala/contract-kit/file';
import { pageOf } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pictureErrors } from '@pathshala/contract-kit/uploads';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  assignmentForAdmin,
  assignmentForStudent,
  assignmentInput,
  assignmentItem,
  assignmentQuery,
  handInFile,
  handInLimit,
  marksInput,
  ownSubmissionAnswer,
  submissionForMarker,
  submissionInput,
  submissionPage,
  submissionQuery,
} from './assignment.ts';
import { lockErrors } from './part-lock.ts';

const byId = z.object({ id });
/** Bytes: a long text in Bengali. */
const textLimit = 500_000;

export const listAssignments = defineRoute({
  method: 'get',
  path: '/assignments',
  access: 'student',
  limited: 'filtered',
  summary:
    'Assignments: of the courses that the student is enrolled in, all for administrators who author or mark',
  query: assignmentQuery,
  answer: pageOf(assignmentItem),
});

export const createAssignment = defineRoute({
  method: 'post',
  path: '/assignments',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'answer._id' },
  summary: 'Create an assignment of a course',
  body: assignmentInput,
  bodyLimit: textLimit,
  answer: assignmentForAdmin,
  status: 201,
  errors: [
    'catalog.assignment.incomplete',
    'catalog.course-not-found',
    'catalog.subject-not-found',
    'common.text-lost',
  ],
});

export const readAssignment = defineRoute({
  method: 'get',
  path: '/assignments/{id}',
  access: 'student',
  limited: { assignment: 'params.id' },
  summary: 'One assignment, for those enrolled in its course and administrators',
  params: byId,
  answer: z.union([assignmentForAdmin, assignmentForStudent]),
  errors: ['catalog.assignment-not-found', 'catalog.not-enrolled', 'catalog.not-in-batch'],
});

export const replaceAssignment = defineRoute({
  method: 'put',
  path: '/assignments/{id}',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'params.id', compare: 'get /assignments/{id}' },
  summary: 'Change an assignment; marks that were given stay as they are',
  params: byId,
  body: assignmentInput,
  bodyLimit: textLimit,
  answer: assignmentForAdmin,
  errors: [
    'catalog.assignment-not-found',
    'catalog.assignment.incomplete',
    'catalog.course-not-found',
    'catalog.subject-not-found',
    'common.text-lost',
    'common.edited-meanwhile',
  ],
});

export const previewAssignmentDeletion = defineRoute({
  method: 'get',
  path: '/assignments/{id}/deletion',
  access: 'admin',
  permission: permissions.questions,
  summary: 'The number of hand-ins that a delete would include',
  params: byId,
  answer: z.object({ submissions: z.number(), marked: z.number() }),
  errors: ['catalog.assignment-not-found'],
});

export const deleteAssignment = defineRoute({
  method: 'delete',
  path: '/assignments/{id}',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'params.id', compare: 'get /assignments/{id}' },
  summary: 'Delete an assignment with its hand-ins; can be undone for 30 days',
  params: byId,
  answer: z.object({ _id: id, submissions: z.number(), undoUntil: isoTime }),
  errors: ['catalog.assignment-not-found'],
});

export const restoreAssignment = defineRoute({
  method: 'post',
  path: '/assignments/{id}/restore',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'params.id' },
  summary: 'Undo a delete within 30 days',
  params: byId,
  answer: assignmentForAdmin,
  errors: ['catalog.assignment-not-found', 'catalog.assignment.restore-too-late'],
});

export const readOwnSubmission = defineRoute({
  method: 'get',
  path: '/assignments/{id}/submission',
  access: 'student',
  summary: 'The caller’s hand-in, with its marks',
  params: byId,
  answer: ownSubmissionAnswer,
  errors: ['catalog.assignment-not-found', 'catalog.not-enrolled', 'catalog.not-in-batch'],
});

export const handInAssignment = defineRoute({
  method: 'put',
  path: '/assignments/{id}/submission',
  access: 'student',
  summary:
    'Hand in by text, link, PDF or photos of pages, or replace it until it is marked; after the due date it is late',
  params: byId,
  body: submissionInput,
  bodyLimit: textLimit,
  answer: ownSubmissionAnswer,
  errors: [
    'catalog.assignment-not-found',
    'catalog.not-enrolled',
    'catalog.not-in-batch',
    ...lockErrors,
    'catalog.hand-in.empty',
    'catalog.hand-in.group',
    'catalog.hand-in.file-gone',
    'catalog.hand-in.page-gone',
    'catalog.hand-in.marked',
  ],
});

export const uploadHandIn = defineRoute({
  method: 'post',
  path: '/assignments/{id}/submission/file',
  access: 'student',
  summary:
    'Upload a PDF, or the photo of a page (JPEG, PNG or WebP), of at most 10 MB, in the form field `file`; the hand-in then names it',
  limit: { per: 'user', max: 120, windowSeconds: 600, whenUncounted: 'allow' },
  params: byId,
  query: z.object({
    name: z.string().trim().max(200).default(''),
    as: z.enum(['pdf', 'page']).default('pdf'),
  }),
  body: fileField('file'),
  bodyLimit: handInLimit,
  answer: handInFile,
  status: 201,
  errors: [
    'catalog.assignment-not-found',
    'catalog.not-enrolled',
    'catalog.not-in-batch',
    ...lockErrors,
    'catalog.hand-in.marked',
    'common.file.not-a-pdf',
    ...pictureErrors,
  ],
});

export const readHandInFile = defineRoute({
  method: 'get',
  path: '/assignments/files/{id}',
  access: 'student',
  limited: { handInFile: 'params.id' },
  summary: 'A PDF or a page that was handed in, for its owner and markers. 404 for everybody else',
  params: byId,
  answer: fileBytes,
  trusted: true,
});

export const listSubmissions = defineRoute({
  method: 'get',
  path: '/assignments/{id}/submissions',
  access: 'admin',
  permission: permissions.marking,
  limited: { assignment: 'params.id' },
  summary: 'The hand-ins of an assignment, oldest first',
  params: byId,
  query: submissionQuery,
  answer: submissionPage,
  errors: ['catalog.assignment-not-found'],
});

export const markSubmission = defineRoute({
  method: 'put',
  path: '/assignments/submissions/{id}/marks',
  access: 'admin',
  permission: permissions.marking,
  limited: { submission: 'params.id' },
  audit: { id: 'params.id' },
  summary: 'Mark a hand-in; its student is mailed',
  params: byId,
  body: marksInput,
  bodyLimit: 100_000,
  answer: submissionForMarker,
  errors: [
    'catalog.submission-not-found',
    'catalog.marks.incomplete',
    'catalog.marks.too-high',
    'common.edited-meanwhile',
  ],
});

import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

export const maxNoteText = 2_000;

const forSupport = { access: 'admin', permission: permissions.support } as const;
/** `id` is the student's account. */
const byStudent = z.object({ id });
const byNote = z.object({ id, noteId: id });

/** A remark of an administrator about a student. No student reads it. */
const studentNote = z.object({
  _id: id,
  text: z.string(),
  /** null: the account of the author was deleted. */
  authorName: z.string().nullable(),
  createdAt: isoTime,
});

export type StudentNote = z.output<typeof studentNote>;

export const listStudentNotes = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/users/{id}/notes',
  summary: 'The notes of administrators about a student, the latest first',
  params: byStudent,
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(studentNote),
  errors: ['common.not-found'],
});

/** The audit entry names the student and leaves the text out, so that no copy of it outlives the account. */
export const writeStudentNote = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/users/{id}/notes',
  audit: { id: 'params.id' },
  summary: 'Write a note about a student',
  params: byStudent,
  body: z.strictObject({ text: plainText({ max: maxNoteText, required: true }) }),
  bodyLimit: 16_000,
  answer: studentNote,
  status: 201,
  errors: ['common.not-found'],
});

export const deleteStudentNote = defineRoute({
  ...forSupport,
  method: 'delete',
  path: '/users/{id}/notes/{noteId}',
  audit: { id: 'params.id' },
  summary: 'Delete a note about a student; it can be restored for 10 minutes',
  params: byNote,
  answer: z.object({ _id: id, undoUntil: isoTime }),
  errors: ['common.not-found'],
});

export const restoreStudentNote = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/users/{id}/notes/{noteId}/restore',
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Undo the delete of a note about a student, within 10 minutes',
  params: byNote,
  bodyLimit: 1_000,
  answer: studentNote,
  errors: ['common.not-found', 'auth.restore-too-late'],
});

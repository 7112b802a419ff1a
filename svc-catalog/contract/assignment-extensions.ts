import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

/** The longer deadline of one student. */
export const extension = z.object({
  assignmentId: id,
  title: z.string(),
  studentId: id,
  until: isoTime,
  /** The deadline of everybody else. */
  dueDate: isoTime,
  reason: z.string(),
  changedAt: isoTime,
  changedBy: z.string(),
});

/** `until` is an instant after now and after the due date; null takes the extension back. */
export const extensionInput = z.strictObject({
  until: isoTime.nullable(),
  reason: plainText({ max: 500, required: true }),
});

const extenders = [permissions.questions, permissions.marking, permissions.support];
const ofStudent = z.object({ id, studentId: id });

/** The fields that are compared for the audit log: also the reason for which an extension was taken back. */
export const readExtension = defineRoute({
  method: 'get',
  path: '/assignments/{id}/extensions/{studentId}',
  access: 'admin',
  permission: extenders,
  limited: { assignment: 'params.id' },
  summary: 'The longer deadline of a student and the reason; `until` is null where there is none',
  params: ofStudent,
  answer: z.object({ until: isoTime.nullable(), reason: z.string() }),
  errors: ['catalog.assignment-not-found'],
});

export const setExtension = defineRoute({
  method: 'post',
  path: '/assignments/{id}/extensions/{studentId}',
  access: 'admin',
  permission: extenders,
  limited: { assignment: 'params.id' },
  audit: { id: 'params.id', compare: 'get /assignments/{id}/extensions/{studentId}' },
  repeatable: true,
  summary: 'Give one student more time for an assignment, change it, or take it back',
  params: ofStudent,
  body: extensionInput,
  bodyLimit: 4000,
  answer: z.object({ items: z.array(extension) }),
  errors: [
    'catalog.assignment-not-found',
    'catalog.extension.not-member',
    'catalog.extension.until',
    'catalog.extension.reason',
  ],
});

export const listExtensions = defineRoute({
  method: 'get',
  path: '/assignments/{id}/extensions',
  access: 'admin',
  permission: extenders,
  limited: { assignment: 'params.id' },
  summary: 'The students with a longer deadline for an assignment, the latest change first',
  params: z.object({ id }),
  answer: z.object({ items: z.array(extension) }),
  errors: ['catalog.assignment-not-found'],
});

/** For the page of a student, which is closed to limited rights. */
export const listExtensionsOfStudent = defineRoute({
  method: 'get',
  path: '/assignments/extensions',
  access: 'admin',
  permission: extenders,
  summary:
    'The assignments of a student’s courses that can be extended, with the longer deadlines that were given',
  query: z.object({ studentId: id }),
  answer: z.object({
    items: z.array(extension),
    /** The latest due dates first. */
    assignments: z.array(z.object({ _id: id, title: z.string(), dueDate: isoTime })),
  }),
});

import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, idList, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

/** Members of a batch without a capacity, and the largest capacity. */
export const maxBatchMembers = 2_000;
const byId = z.object({ id });
const forSupport = { access: 'admin', permission: permissions.support } as const;
/** Authors address exams and assignments to batches, and markers read their results, so both find batches, too. */
const forStaff = {
  access: 'admin',
  permission: [permissions.support, permissions.questions, permissions.marking],
} as const;

/** A day in Dhaka; empty: not set. */
const day = z.union([z.literal(''), z.iso.date()]);

export const batchInput = z.strictObject({
  name: plainText({ max: 120 }).default(''),
  /** Each member is enrolled in all of them. */
  courseIds: z.array(id).max(20).default([]),
  /** The account of an administrator; empty: none. */
  teacherId: z.union([z.literal(''), id]).default(''),
  /** The name that students read. */
  teacherName: plainText({ max: 120 }).default(''),
  room: plainText({ max: 120 }).default(''),
  /** null: no limit but that of every batch. */
  capacity: z.number().int().min(1).max(maxBatchMembers).nullable().default(null),
  startsOn: day.default(''),
  endsOn: day.default(''),
  /** The guardian of a member is notified of an absence. */
  notifiesGuardian: z.boolean().default(false),
  _id: z.unknown().optional(),
  courses: z.unknown().optional(),
  memberCount: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  archivedAt: z.unknown().optional(),
  ...editedInput,
});

export type BatchForm = z.input<typeof batchInput>;

/** The facts of a batch that its members may read, too. */
export const batchFacts = {
  _id: id,
  name: z.string(),
  /** Deleted ones are left out. */
  courses: z.array(z.object({ courseId: id, courseName: z.string() })),
  teacherName: z.string(),
  room: z.string(),
  startsOn: day,
  endsOn: day,
};

/** A group of students who are taught together. */
export const batch = z.object({
  ...batchFacts,
  courseIds: z.array(id),
  teacherId: z.string(),
  capacity: z.number().int().nullable(),
  /** The guardian of a member is notified of an absence. */
  notifiesGuardian: z.boolean(),
  /** Students who are in the batch now. */
  memberCount: z.number().int(),
  createdAt: isoTime,
  /** null: it is in the lists. */
  archivedAt: isoTime.nullable(),
  ...edited,
});

export type Batch = z.output<typeof batch>;

export const batchQuery = pageQuery.extend({
  sort: sortOf(['name', 'starts', 'created']).default('name'),
  courseId: id.optional(),
  teacherId: id.optional(),
  /** Only these, at most 100. */
  ids: idList.optional(),
  /** Left out: batches that are not archived. */
  archived: z.enum(['only', 'with']).optional(),
});

export const listBatches = defineRoute({
  ...forStaff,
  method: 'get',
  path: '/courses/batches',
  limited: 'filtered',
  apiKey: true,
  summary: 'Batches of students, searched by name, room and teacher, of a course or a teacher',
  query: batchQuery,
  answer: pageOf(batch),
});

export const createBatch = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/courses/batches',
  audit: { id: 'answer._id' },
  summary: 'Create a batch of one or several courses',
  body: batchInput,
  answer: batch,
  status: 201,
  errors: ['catalog.batch.incomplete', 'catalog.course-not-found'],
});

export const readBatch = defineRoute({
  ...forStaff,
  method: 'get',
  path: '/courses/batches/{id}',
  limited: { batch: 'params.id' },
  summary: 'One batch, also an archived one',
  params: byId,
  answer: batch,
  errors: ['catalog.batch-not-found'],
});

export const replaceBatch = defineRoute({
  ...forSupport,
  method: 'put',
  path: '/courses/batches/{id}',
  audit: { id: 'params.id', compare: 'get /courses/batches/{id}' },
  summary: 'Change a batch; its members are enrolled in the courses that are added',
  params: byId,
  body: batchInput,
  answer: batch,
  errors: [
    'catalog.batch-not-found',
    'catalog.batch.incomplete',
    'catalog.course-not-found',
    'common.edited-meanwhile',
  ],
});

export const archiveBatch = defineRoute({
  ...forSupport,
  method: 'put',
  path: '/courses/batches/{id}/archive',
  audit: { id: 'params.id', compare: 'get /courses/batches/{id}' },
  repeatable: true,
  summary: 'Take a batch out of the lists, or put it back; its members and their results stay',
  params: byId,
  body: z.strictObject({ isArchived: z.boolean() }),
  answer: batch,
  errors: ['catalog.batch-not-found'],
});

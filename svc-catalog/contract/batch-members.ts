import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, idList, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { batchFacts } from './batches.ts';

/** Students who can be added by one call. */
const maxAddedMembers = 100;

const byId = z.object({ id });
const byMember = z.object({ id, studentId: id });
const forSupport = { access: 'admin', permission: permissions.support } as const;

/** Another batch of the history; its name as it is now. */
const otherBatch = z.object({ batchId: id, name: z.string() });

/** One time that a student was in a batch. */
const stay = {
  joinedAt: isoTime,
  /** null: the student is in the batch. */
  leftAt: isoTime.nullable(),
  movedFrom: otherBatch.nullable(),
  movedTo: otherBatch.nullable(),
  /** Empty while the student is in the batch, and after a move. */
  leftReason: z.string(),
};

/** The name of the student is read from svc-auth. */
export const batchMember = z.object({ _id: id, studentId: id, ...stay });

export type BatchMember = z.output<typeof batchMember>;

export const listBatchMembers = defineRoute({
  access: 'admin',
  permission: [permissions.support, permissions.questions, permissions.marking],
  method: 'get',
  path: '/courses/batches/{id}/members',
  limited: { batch: 'params.id' },
  apiKey: true,
  summary: 'Who is in a batch, or who has left it, the latest first',
  params: byId,
  query: pageQuery.pick({ page: true, pageSize: true }).extend({
    state: z.enum(['in', 'left']).default('in'),
    /** Only these students, for example those whose name was searched for. */
    students: idList.optional(),
  }),
  answer: pageOf(batchMember),
  errors: ['catalog.batch-not-found'],
});

export const checkBatchMembers = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/courses/batches/{id}/members/check',
  summary: 'Check which of these students can be added to a batch, and how many places are free',
  params: byId,
  query: z.object({ students: idList }),
  answer: z.object({
    free: z.number().int(),
    students: z.array(
      z.object({
        studentId: id,
        /** `unknown`: no student of this site. */
        outcome: z.enum(['ready', 'already', 'unknown']),
        /** The names of the other batches that the student is in. */
        otherBatches: z.array(z.string()),
      }),
    ),
  }),
  errors: ['catalog.batch-not-found', 'catalog.batch-archived'],
});

export const addBatchMembers = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/courses/batches/{id}/members',
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Put students in a batch; each is enrolled in its courses. A repeat adds nobody twice',
  params: byId,
  body: z.strictObject({ studentIds: z.array(id).min(1).max(maxAddedMembers) }),
  answer: z.object({
    added: z.number().int(),
    students: z.array(z.object({ studentId: id, outcome: z.enum(['added', 'already', 'unknown', 'full']) })),
  }),
  errors: ['catalog.batch-not-found', 'catalog.batch-archived'],
});

export const moveBatchMember = defineRoute({
  ...forSupport,
  method: 'put',
  path: '/courses/batches/{id}/members/{studentId}/move',
  audit: { id: 'params.studentId' },
  repeatable: true,
  summary: 'Move a student to another batch; enrolments stay, and those of the other batch are added',
  params: byMember,
  body: z.strictObject({ batchId: id }),
  answer: batchMember,
  errors: [
    'catalog.batch-not-found',
    'catalog.batch.member-not-found',
    'catalog.batch-archived',
    'catalog.batch.full',
    'catalog.batch.same',
    'catalog.batch.moving',
  ],
});

export const endBatchMember = defineRoute({
  ...forSupport,
  method: 'put',
  path: '/courses/batches/{id}/members/{studentId}/end',
  audit: { id: 'params.studentId' },
  repeatable: true,
  summary: 'Take a student out of a batch; the enrolments stay unless they are to end',
  params: byMember,
  body: z.strictObject({
    /** The student reads it if the enrolments end. */
    reason: plainText({ max: 500, required: true }),
    endsEnrolments: z.boolean().default(false),
  }),
  answer: batchMember,
  errors: ['catalog.batch-not-found', 'catalog.batch.member-not-found', 'catalog.batch.reason'],
});

export const undoBatchMemberEnd = defineRoute({
  ...forSupport,
  method: 'delete',
  path: '/courses/batches/{id}/members/{studentId}/end',
  audit: { id: 'params.studentId' },
  repeatable: true,
  summary: 'Put a student back who was taken out of a batch, if there is a place',
  params: byMember,
  answer: batchMember,
  errors: [
    'catalog.batch-not-found',
    'catalog.batch.member-not-found',
    'catalog.batch-archived',
    'catalog.batch.full',
  ],
});

export const listStudentBatches = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/courses/batches/of-student/{studentId}',
  summary: 'The batches that a student is and was in, the latest first',
  params: z.object({ studentId: id }),
  answer: z.object({ items: z.array(z.object({ batch: otherBatch, ...stay })) }),
});

export type StudentBatch = z.output<typeof listStudentBatches.answer>['items'][number];

/** A batch as its member sees it. */
export const ownBatch = z.object({ ...batchFacts, joinedAt: isoTime });

export type OwnBatch = z.output<typeof ownBatch>;

export const listOwnBatches = defineRoute({
  method: 'get',
  path: '/courses/batches/own',
  access: 'student',
  summary: 'The batches that the caller is in, without archived ones',
  answer: z.object({ items: z.array(ownBatch) }),
});

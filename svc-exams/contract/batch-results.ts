import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, idList, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

/** Tests over which a batch is ranked at once. */
export const maxRankedExams = 10;

const rankedExam = z.object({
  examId: id,
  title: z.string(),
  totalMarks: z.number(),
  startingDate: isoTime,
});

/** A member of the batch; the name is read from svc-auth. */
const rankedMember = z.object({
  /** The id of the student. */
  _id: id,
  studentId: id,
  /** By the sum of the marks; equal sums share a rank. null: took none of the tests. */
  rank: z.number().int().nullable(),
  sum: z.number(),
  /** The number of tests with a score. */
  taken: z.number().int(),
  /** Sorted like the tests. null: not taken, or not marked yet. */
  scores: z.array(z.number().nullable()),
});

export type RankedMember = z.output<typeof rankedMember>;

export const readBatchResults = defineRoute({
  method: 'get',
  path: '/exams/batches/{batchId}/results',
  limited: { batch: 'params.batchId' },
  access: 'admin',
  permission: [permissions.marking, permissions.questions],
  apiKey: true,
  summary:
    'The members of a batch by their marks in several tests of its courses: the latest ones unless named',
  params: z.object({ batchId: id }),
  query: pageQuery.pick({ page: true, pageSize: true }).extend({
    exams: idList.pipe(z.array(id).max(maxRankedExams)).optional(),
  }),
  answer: pageOf(rankedMember).extend({
    /** Best rank first; then those who took none. Every member is in it. */
    exams: z.array(rankedExam),
    /** The latest tests that have opened, to choose from. */
    offered: z.array(rankedExam),
  }),
  errors: ['common.not-found', 'exams.not-found'],
});

/** A batch of the caller to which the exam is addressed; `rank` is null without an own score. */
const ownBatchRank = z.object({
  _id: id,
  name: z.string(),
  rank: z.number().int().nullable(),
  /** Its students with a score. */
  of: z.number().int(),
});

export const readOwnBatchRanks = defineRoute({
  method: 'get',
  path: '/exams/own-batch-ranks/{examId}',
  access: 'student',
  limit: { per: 'user', max: 60, windowSeconds: 60, whenUncounted: 'allow' },
  summary:
    'The caller’s rank in an exam within the own batches that it is addressed to; the latest attempts count',
  params: z.object({ examId: id }),
  answer: z.object({ items: z.array(ownBatchRank) }),
  errors: ['exams.not-found'],
});

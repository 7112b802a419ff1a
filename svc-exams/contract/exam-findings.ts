import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { finding } from './analysis.ts';

/** The questions whose key or wording the item analysis puts in doubt, found once after the end for each version of the key. */
export const examFindings = z.object({
  examId: id,
  /** The version of the key by which they were found; 0: not analysed yet. */
  keyVersion: z.number().int(),
  /** null: the exam has not ended, has no end, or is not analysed yet. */
  madeAt: isoTime.nullable(),
  /** In the order of the paper. */
  questions: z.array(
    z.object({
      questionId: id,
      findings: z.array(finding),
      /** The administrator who reviewed it and left the key unchanged; null: no review. */
      review: z.object({ at: isoTime, by: z.string().nullable() }).nullable(),
    }),
  ),
});

export type ExamFindings = z.output<typeof examFindings>;

export const readExamFindings = defineRoute({
  method: 'get',
  path: '/exams/papers/{paperId}/findings',
  access: 'admin',
  permission: [permissions.questions, permissions.marking, permissions.campaigns],
  summary: 'Questions in doubt that were found after the end of an exam, and who has looked at them',
  params: z.object({ paperId: id }),
  answer: examFindings,
  errors: ['exams.not-found'],
});

export const reviewFinding = defineRoute({
  method: 'put',
  path: '/exams/papers/{paperId}/findings/{questionId}/review',
  access: 'admin',
  permission: [permissions.questions, permissions.marking],
  audit: { id: 'params.paperId', compare: 'get /exams/papers/{paperId}/findings' },
  summary: 'State that a question in doubt was looked at and its key is right, or take that back',
  params: z.object({ paperId: id, questionId: id }),
  body: z.strictObject({
    isKeyRight: z.boolean(),
    /** The version that was read; findings by another key are a conflict. */
    keyVersion: z.number().int().min(1),
  }),
  bodyLimit: 1000,
  answer: examFindings,
  errors: ['exams.finding-not-found', 'exams.key-corrected-meanwhile'],
});

import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

/**
 * `accept`: `correct` are right too; `change`: only `correct` are right; `void`: every student who has sat the question gets
 * its marks. `accept` is refused where it would take marks: where all right options have to be chosen together, and for a
 * question without a right option whose blank answers earn its marks.
 */
export const keyChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accept'), questionId: id, correct: z.array(id).min(1).max(6) }),
  z.strictObject({ kind: z.literal('change'), questionId: id, correct: z.array(id).min(1).max(6) }),
  z.strictObject({ kind: z.literal('void'), questionId: id }),
]);

export type KeyChange = z.output<typeof keyChange>;

/** A result whose score a correction changes. Ranks are those by score among counted attempts; null where nothing is ranked. */
const mover = z.object({
  resultId: id,
  studentId: id,
  scoreBefore: z.number(),
  score: z.number(),
  rankBefore: z.number().int().nullable(),
  rank: z.number().int().nullable(),
});

export const keyCorrectionPreview = z.object({
  /** The version of the key that the preview starts from; applying names it. */
  keyVersion: z.number().int(),
  /** Submitted attempts that are marked again. */
  attempts: z.number().int(),
  raised: z.number().int(),
  lowered: z.number().int(),
  unchanged: z.number().int(),
  /** Whether students see their scores already; missing: they do. */
  isScoreShown: z.boolean().optional(),
  /** The results with the largest changes, 50 at most. */
  movers: z.array(mover),
});

export type KeyCorrectionPreview = z.output<typeof keyCorrectionPreview>;

export const keyCorrection = z.object({
  /** The version of the key after this correction. */
  keyVersion: z.number().int(),
  questionId: id,
  kind: z.enum(['accept', 'change', 'void']),
  /** Ids of the right options before and after the correction. */
  before: z.array(id),
  correct: z.array(id),
  reason: z.string(),
  correctedAt: isoTime,
  correctedBy: z.string().nullable(),
});

export const keyCorrections = z.object({
  examId: id,
  /** 1: the published key. */
  keyVersion: z.number().int(),
  /** The oldest first. */
  corrections: z.array(keyCorrection),
  /** Ids of the questions for which `accept` is refused; missing: none. */
  withoutAccept: z.array(id).optional(),
  /** The marking of all submitted attempts by the current key; null before the first correction. */
  remark: z
    .object({
      state: z.enum(['running', 'done']),
      /** Attempts processed in this pass. */
      seen: z.number().int(),
      /** Results whose score the latest correction has changed. */
      changed: z.number().int(),
    })
    .nullable(),
});

export type KeyCorrections = z.output<typeof keyCorrections>;

const byPaper = z.object({ paperId: id });
const errors = [
  'exams.not-found',
  'exams.paper-after-sitting',
  'exams.unknown-question',
  'exams.unknown-option',
  'exams.key-unchanged',
  'exams.key-accept-set',
  'exams.key-accept-blank',
] as const;

export const listKeyCorrections = defineRoute({
  method: 'get',
  path: '/exams/papers/{paperId}/key-corrections',
  access: 'admin',
  permission: [permissions.marking, permissions.questions, permissions.campaigns],
  summary: 'Corrections of the key of a paper, and how far the attempts are marked again',
  params: byPaper,
  answer: keyCorrections,
  errors: ['exams.not-found', 'exams.paper-after-sitting', 'exams.paper-of-course'],
});

export const previewKeyCorrection = defineRoute({
  method: 'get',
  path: '/exams/papers/{paperId}/key-corrections/preview',
  access: 'admin',
  permission: permissions.marking,
  summary: 'Preview a correction of the key: the results that would change; nothing is changed',
  params: byPaper,
  query: z.object({
    kind: z.enum(['accept', 'change', 'void']),
    questionId: id,
    /** Ids of options, separated by commas; not for `void`. */
    correct: z
      .string()
      .max(400)
      .default('')
      .transform((ids) => ids.split(',').filter((option) => option !== '')),
  }),
  answer: keyCorrectionPreview,
  errors,
});

export const correctKey = defineRoute({
  method: 'post',
  path: '/exams/papers/{paperId}/key-corrections',
  access: 'admin',
  permission: permissions.marking,
  audit: { id: 'params.paperId', compare: 'get /exams/papers/{paperId}/key-corrections' },
  summary:
    'Correct the key; every submitted attempt is marked again, and students whose score changes are mailed',
  params: byPaper,
  body: z.strictObject({
    change: keyChange,
    /** Students read it. */
    reason: plainText({ max: 1000, required: true }),
    /** The version from the preview; a correction since then is a conflict. */
    keyVersion: z.number().int().min(1),
  }),
  bodyLimit: 8000,
  answer: keyCorrections,
  status: 201,
  errors: [...errors, 'exams.key-corrected-meanwhile'],
});

import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { paperLimits } from '@pathshala/rules/paper-rules';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { examKind } from './paper.ts';
import { questionDifficulty, questionLimits, questionUse } from './question.ts';

const forAuthors = { access: 'admin', permission: permissions.questions } as const;
const byPaper = z.object({ paperId: id });
const label = plainText({ max: questionLimits.label });

/** The questions of a paper that are in the bank, and those that are not. */
export const bankedPaper = z.object({
  paperId: id,
  title: z.string(),
  examKind,
  subjects: z.array(
    z.object({ subjectName: z.string(), questions: z.number().int(), inBank: z.number().int() }),
  ),
});

export type BankedPaper = z.infer<typeof bankedPaper>;

export const bankPaperInput = z.strictObject({
  /** The subjects whose questions are added, each with the labels of its questions. */
  subjects: z
    .array(
      z.strictObject({
        subjectName: z.string().max(200),
        subject: plainText({ max: questionLimits.label, required: true }),
        chapter: label.default(''),
      }),
    )
    .min(1)
    .max(paperLimits.subjects),
  source: plainText({ max: questionLimits.source }).default(''),
  difficulty: questionDifficulty.default('medium'),
  tags: z.array(label).max(questionLimits.tags).default([]),
  forPractice: z.boolean().default(false),
});

export type BankPaperForm = z.input<typeof bankPaperInput>;

export const bankedPaperAnswer = bankedPaper.extend({
  added: z.number().int(),
  /** Positions in the paper, from 1, of questions that the bank cannot take: void ones, and those that break its rules. */
  refused: z.array(z.number().int()),
});

/** The papers that were used last, at most 100: what a blueprint can leave out. */
export const listUsedPapers = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/questions/papers',
  summary: 'The latest 100 papers that contain questions of the bank',
  answer: z.object({ items: z.array(questionUse) }),
});

export const readBankedPaper = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/questions/papers/{paperId}',
  summary: 'How many questions of a paper are in the bank, by subject',
  params: byPaper,
  answer: bankedPaper,
  errors: ['exams.not-found'],
});

export const addPaperToBank = defineRoute({
  ...forAuthors,
  audit: { id: 'params.paperId' },
  method: 'post',
  path: '/questions/papers/{paperId}',
  repeatable: true,
  summary:
    'Add the questions of a paper that are not in the bank; the same text and options are one question',
  params: byPaper,
  body: bankPaperInput,
  answer: bankedPaperAnswer,
  errors: ['exams.not-found', 'exams.unknown-subject'],
});

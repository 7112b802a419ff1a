import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { id } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { paperLimits } from '@pathshala/rules/paper-rules';
import { z } from 'zod';
import { bankQuestion, questionDifficulty, questionLimits, questionUse } from './question.ts';

/** `count`: questions of one row; `questions`: of all rows together. */
export const blueprintLimits = {
  rows: 40,
  questions: paperLimits.questions,
  tags: 10,
  papers: 50,
  unusedDays: 1000,
} as const;

const label = plainText({ max: questionLimits.label });

/** A row: so many questions of a subject. Its difficulty is the measured one, or else that of the author. */
const rowFields = {
  subject: plainText({ max: questionLimits.label, required: true }),
  /** Empty: every chapter of the subject. */
  chapter: label.default(''),
  easiest: questionDifficulty.default('easy'),
  hardest: questionDifficulty.default('hard'),
  /** A question needs all of them. */
  tags: z.array(label).max(blueprintLimits.tags).default([]),
  count: z.number().int().min(1).max(blueprintLimits.questions),
};

const seed = plainText({ max: 60 });

export const blueprintInput = z.strictObject({
  title: plainText({ max: 200, required: true }),
  rows: z
    .array(z.strictObject({ ...rowFields, _id: id.optional() }))
    .min(1)
    .max(blueprintLimits.rows),
  /** Questions of papers of the last days are left out; 0: no paper by its date. */
  unusedDays: z.number().int().min(0).max(blueprintLimits.unusedDays).default(0),
  /** Papers whose questions are left out. */
  notInPapers: z.array(id).max(blueprintLimits.papers).default([]),
  /** The same seed draws the same paper from the same bank. */
  seed: seed.default(''),
  _id: z.unknown().optional(),
  papers: z.unknown().optional(),
  questions: z.unknown().optional(),
  ...editedInput,
});

export type BlueprintForm = z.input<typeof blueprintInput>;

export const blueprint = z.object({
  _id: id,
  title: z.string(),
  rows: z.array(
    z.object({
      _id: id,
      subject: z.string(),
      chapter: z.string(),
      easiest: questionDifficulty,
      hardest: questionDifficulty,
      tags: z.array(z.string()),
      count: z.number().int(),
    }),
  ),
  unusedDays: z.number().int(),
  notInPapers: z.array(id),
  /** The known papers of `notInPapers`, with their titles. */
  papers: z.array(questionUse),
  seed: z.string(),
  /** The number of questions of all rows. */
  questions: z.number().int(),
  ...edited,
});

export type Blueprint = z.infer<typeof blueprint>;

export const blueprintQuery = pageQuery.extend({
  sort: sortOf(['title', 'questions', 'changed']).default('title'),
});

/** A list leaves out the papers of each blueprint. */
export const listedBlueprint = blueprint.omit({ papers: true });

export type ListedBlueprint = z.infer<typeof listedBlueprint>;

export const blueprintPage = pageOf(listedBlueprint);

export const drawInput = z.strictObject({
  /** Missing: the seed of the blueprint. */
  seed: seed.optional(),
  /** Questions that stay, each in its row. */
  retained: z
    .array(z.strictObject({ rowId: id, questionId: id }))
    .max(blueprintLimits.questions)
    .default([]),
  /** Questions that are not drawn: those of the exam already, and those that were swapped. */
  avoid: z.array(id).max(2000).default([]),
});

export type DrawForm = z.input<typeof drawInput>;

/** The drawn paper, by row; nothing is stored. `missing`: how many questions the bank lacks for the row. */
export const drawnPaper = z.object({
  seed: z.string(),
  rows: z.array(z.object({ rowId: id, questions: z.array(bankQuestion), missing: z.number().int() })),
});

export type DrawnPaper = z.infer<typeof drawnPaper>;

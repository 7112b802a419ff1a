import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { plainText, richText } from '@pathshala/contract-kit/text';
import { z } from 'zod';
import { examKind } from './paper.ts';

/** Characters. Above the limits of the domain, which reports a text that is too long with its field. */
const schemaMaxLength = 1_000_000;

export const questionDifficulty = z.enum(['easy', 'medium', 'hard']);

export type QuestionDifficulty = z.infer<typeof questionDifficulty>;

/** Characters of a subject, a chapter or a tag; tags of one question. */
export const questionLimits = { label: 120, tags: 20, source: 200 } as const;

const label = plainText({ max: questionLimits.label });

const facts = {
  /** Marks of a right answer. */
  points: z.number(),
  /** May be in both languages, `বাংলা | English`, like a chapter's name. Empty: not tagged yet. */
  subject: label,
  chapter: label,
  difficulty: questionDifficulty,
  tags: z.array(label),
  /** The origin of the question: `DU 2019-20, A unit`. */
  source: plainText({ max: questionLimits.source }),
  /** Students may get it in a practice test. */
  forPractice: z.boolean(),
};

/** A question of the bank. `question`, `text` and `explanation` are rich text. */
const questionContent = {
  question: z.string(),
  options: z.array(z.object({ _id: id, text: z.string(), isCorrect: z.boolean() })),
  explanation: z.string(),
  ...facts,
};

export const bankQuestion = z.object({
  _id: id,
  ...questionContent,
  /** Incremented with each change of the content, from 1: an edit that changes nothing makes no version. */
  version: z.number().int(),
  createdAt: isoTime,
  /** Papers that contain it. */
  uses: z.number().int(),
  /** The answers in first attempts at papers with this text; `difficulty` null: too few of them. null: none. */
  measured: z
    .object({
      count: z.number().int(),
      correct: z.number().int(),
      difficulty: questionDifficulty.nullable(),
    })
    .nullish(),
  ...edited,
});

export type BankQuestion = z.infer<typeof bankQuestion>;

/** A new question. The rules of EXM-17 are checked by the service, which names every field: 2 to 6 options, one or more correct. */
export const bankQuestionInput = z.strictObject({
  question: richText({ max: schemaMaxLength }).default(''),
  options: z
    .array(
      z.strictObject({
        _id: id.optional(),
        text: richText({ max: schemaMaxLength }).default(''),
        isCorrect: z.boolean().default(false),
      }),
    )
    .max(20)
    .default([]),
  explanation: richText({ max: schemaMaxLength }).default(''),
  points: z.number().min(0).max(1000).default(1),
  subject: label.default(''),
  chapter: label.default(''),
  difficulty: questionDifficulty.default('medium'),
  tags: z.array(label).max(questionLimits.tags).default([]),
  source: plainText({ max: questionLimits.source }).default(''),
  forPractice: z.boolean().default(false),
});

export type BankQuestionInput = z.input<typeof bankQuestionInput>;

/** A PUT takes exactly the answer of a GET; without `rev` it applies to the stored version. */
export const bankQuestionEdit = bankQuestionInput.extend({
  _id: id.optional(),
  version: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  uses: z.unknown().optional(),
  measured: z.unknown().optional(),
  ...editedInput,
});

export type BankQuestionEdit = z.input<typeof bankQuestionEdit>;

/** The filters of the list, of the export and of the numbers in it. */
export const questionFilters = z.object({
  q: z.string().trim().max(100).optional(),
  subject: label.optional(),
  chapter: label.optional(),
  difficulty: questionDifficulty.optional(),
  tag: label.optional(),
  /** `yes`: in at least one exam. */
  used: z.enum(['yes', 'no']).optional(),
  forPractice: z.enum(['yes', 'no']).optional(),
});

export const questionQuery = pageQuery.extend({
  ...questionFilters.shape,
  /** `newest` sorts the newest first (like `-created`). Questions from one file are always in its order. */
  sort: sortOf(['newest', 'created', 'question', 'subject', 'difficulty', 'points', 'used']).default(
    'newest',
  ),
});

export type QuestionQuery = z.input<typeof questionQuery>;

/** `near`: no question contains the text searched for; these words were searched instead, best first. */
export const questionPage = pageOf(bankQuestion).extend({ near: z.array(z.string()).optional() });

export type QuestionPage = z.infer<typeof questionPage>;

/** One content that the question had, the current one first. */
export const questionVersions = z.object({
  items: z.array(
    z.object({
      version: z.number().int(),
      ...questionContent,
      changedAt: isoTime.nullable(),
      changedBy: z.string().nullable(),
      /** The fields that differ from the previous version; empty for the first. */
      changed: z.array(z.string()),
    }),
  ),
});

export type QuestionVersions = z.infer<typeof questionVersions>;

/** A paper that contains questions of the bank. */
export const questionUse = z.object({
  examId: id,
  title: z.string(),
  /** null: recorded before it was stored. */
  examKind: examKind.nullish(),
  /** When the paper opens or opened; for one without a window, when it was published first. */
  usedAt: isoTime.nullish(),
});

export type QuestionUse = z.infer<typeof questionUse>;

/** The papers that contain the question, the latest first. */
export const questionUsage = z.object({ exams: z.array(questionUse) });

export type QuestionUsage = z.infer<typeof questionUsage>;

/** The answer to a delete; `exams` keep their copy of the question. */
export const questionDeletion = questionUsage.extend({ _id: id, undoUntil: isoTime });

export type QuestionDeletion = z.infer<typeof questionDeletion>;

const counted = { count: z.number().int() };

export const questionFacets = z.object({
  total: z.number().int(),
  used: z.number().int(),
  forPractice: z.number().int(),
  subjects: z.array(
    z.object({
      subject: z.string(),
      ...counted,
      chapters: z.array(z.object({ chapter: z.string(), ...counted })),
    }),
  ),
  difficulties: z.array(z.object({ difficulty: questionDifficulty, ...counted })),
  tags: z.array(z.object({ tag: z.string(), ...counted })),
});

export type QuestionFacets = z.infer<typeof questionFacets>;

import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { questionDifficulty, questionFilters } from './question.ts';

/** The forms in which questions travel. `moodle` is Moodle XML. */
export const questionFileFormat = z.enum(['xlsx', 'csv', 'gift', 'aiken', 'moodle']);

export type QuestionFileFormat = z.infer<typeof questionFileFormat>;

/** Bytes of a file with questions, a zip with its pictures included. */
export const questionFileLimit = 12_000_000;

export const importQuery = z.object({
  /** `auto` looks at the content. A zip holds one file of any format and its pictures. */
  format: z.enum(['auto', 'zip', ...questionFileFormat.options]).default('auto'),
});

/** Where something is, and what to do, in the language of the caller. */
const remark = z.object({
  /** The line of a text, the row of a table, from 1; in a file without lines the number of the question. */
  line: z.number().int(),
  message: z.string(),
});

export const questionImport = z.object({
  importId: id,
  format: questionFileFormat,
  /** `read`: the dry run, nothing is in the bank yet. `running`: being added. */
  state: z.enum(['read', 'running', 'done']),
  createdAt: isoTime,
  /** Questions found, with and without errors. */
  rows: z.number().int(),
  /** Questions without errors. */
  questions: z.number().int(),
  /** At most 500; `errorCount` counts all. */
  errors: z.array(remark),
  errorCount: z.number().int(),
  /** Questions that the bank has already, or that an earlier row has; at most 500, `duplicateCount` counts all. */
  duplicates: z.array(remark.extend({ questionId: id.nullable() })),
  duplicateCount: z.number().int(),
  /** Lines whose Bijoy (SutonnyMJ) text was turned into Unicode; at most 500. */
  converted: z.array(z.number().int()),
  convertedCount: z.number().int(),
  /** How far `running` is: `total` questions are to be added, `done` have been. */
  done: z.number().int(),
  total: z.number().int(),
  /** The questions that were read, a page of them: `page` and `pageSize` of the query. */
  preview: z.array(
    z.object({
      line: z.number().int(),
      question: z.string(),
      options: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
      explanation: z.string(),
      points: z.number(),
      subject: z.string(),
      chapter: z.string(),
      difficulty: questionDifficulty,
      tags: z.array(z.string()),
      isDuplicate: z.boolean(),
      isConverted: z.boolean(),
    }),
  ),
});

export type QuestionImport = z.infer<typeof questionImport>;

export const importPageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
});

export const confirmImportInput = z.strictObject({
  /** `new` leaves out the duplicates. */
  take: z.enum(['all', 'new']),
});

export const exportQuery = questionFilters.extend({
  format: questionFileFormat,
  /** `zip`: the file and its pictures in a zip. `links`: the file alone, pictures by their address (in Moodle XML always inside). */
  pictures: z.enum(['links', 'zip']).default('links'),
  /** Aiken holds less than a question has. `refuse`: 422 with how many would lose something; `drop`: without it. */
  losses: z.enum(['refuse', 'drop']).default('refuse'),
});

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

const readTexts = z.object({
  question: z.string(),
  options: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
  explanation: z.string(),
  subject: z.string(),
  chapter: z.string(),
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
  /** Lines that are read as Bijoy (SutonnyMJ), a proposal: the confirmation can refuse it. At most 500. */
  converted: z.array(z.number().int()),
  convertedCount: z.number().int(),
  /** Lines that may be Bijoy: they are read as typed unless the confirmation names them. At most 500. */
  unsure: z.array(z.number().int()).optional(),
  unsureCount: z.number().int().optional(),
  /** How far `running` is: `total` questions are to be added, `done` have been. */
  done: z.number().int(),
  total: z.number().int(),
  /** The questions that were read, a page of them: `page` and `pageSize` of the query. */
  preview: z.array(
    readTexts.extend({
      line: z.number().int(),
      points: z.number(),
      difficulty: questionDifficulty,
      tags: z.array(z.string()),
      isDuplicate: z.boolean(),
      /** The texts are what Bijoy keys show; `otherReading` has them as typed. */
      isConverted: z.boolean(),
      /** Of a question that is or may be Bijoy, what it says in the reading that is not proposed. */
      otherReading: readTexts.nullable().optional(),
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
  /** What a person said of the Bijoy texts; without it the proposed readings are added. */
  bijoy: z
    .strictObject({
      /** `false`: nothing in the file is Bijoy. */
      isBijoy: z.boolean(),
      /** Lines of questions whose `otherReading` is right. */
      otherLines: z.array(z.number().int()).max(10_000),
    })
    .optional(),
});

export const exportQuery = questionFilters.extend({
  format: questionFileFormat,
  /** `zip`: the file and its pictures in a zip. `links`: the file alone, pictures by their address (in Moodle XML always inside). */
  pictures: z.enum(['links', 'zip']).default('links'),
  /** Aiken holds less than a question has. `refuse`: 422 with how many would lose something; `drop`: without it. */
  losses: z.enum(['refuse', 'drop']).default('refuse'),
});

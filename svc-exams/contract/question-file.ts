import { pageOf } from '@pathshala/contract-kit/paging';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { questionDifficulty, questionFilters } from './question.ts';

/** The file formats of questions. `moodle` is Moodle XML. */
export const questionFileFormat = z.enum(['xlsx', 'csv', 'gift', 'aiken', 'moodle']);

export type QuestionFileFormat = z.infer<typeof questionFileFormat>;

/** Bytes of a file with questions, a zip with its pictures included. */
export const questionFileLimit = 12_000_000;

export const importQuery = z.object({
  /** `auto` detects the format by the content. A zip holds one file of any format and its pictures. */
  format: z.enum(['auto', 'zip', ...questionFileFormat.options]).default('auto'),
  /** A sheet of the workbook by its name; the first one without it. */
  sheet: z.string().max(100).optional(),
});

/** The position and the instruction, in the language of the caller. */
const remark = z.object({
  /** The line of a text, the row of a table, from 1; in a file without lines the number of the question. */
  line: z.number().int(),
  message: z.string(),
});

/** Lines of one kind that an import lists, and failed questions that can be corrected. */
const listed = 500;

const readTexts = z.object({
  question: z.string(),
  options: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
  explanation: z.string(),
  subject: z.string(),
  chapter: z.string(),
});

const previewQuestion = readTexts.extend({
  line: z.number().int(),
  points: z.number(),
  difficulty: questionDifficulty,
  tags: z.array(z.string()),
  isDuplicate: z.boolean(),
  /** The texts are converted from Bijoy keys; `otherReading` has them as typed. */
  isConverted: z.boolean(),
  /** For a question that is or may be Bijoy, its text in the reading that is not proposed. */
  otherReading: readTexts.nullable().optional(),
  /** Parts that the import left out or was not sure of, in the language of the caller. */
  remarks: z.array(z.string()),
});

export const questionImport = z.object({
  importId: id,
  format: questionFileFormat,
  /** `read`: the dry run, nothing is in the bank yet. `running`: being added. */
  state: z.enum(['read', 'running', 'done']),
  createdAt: isoTime,
  /** Questions found, with and without errors. */
  rows: z.number().int(),
  /** Questions without errors, including corrected ones. */
  questions: z.number().int(),
  /** Questions of `questions` that were corrected: they are listed with the failed ones, not in `preview`. */
  mended: z.number().int(),
  /** At most 500; `errorCount` counts all. */
  errors: z.array(remark).max(listed),
  errorCount: z.number().int(),
  /** Questions that the bank has already, or that an earlier row has; at most 500, `duplicateCount` counts all. */
  duplicates: z.array(remark.extend({ questionId: id.nullable() })).max(listed),
  duplicateCount: z.number().int(),
  /** Lines that are read as Bijoy (SutonnyMJ), a proposal: the confirmation can refuse it. At most 500. */
  converted: z.array(z.number().int()),
  convertedCount: z.number().int(),
  /** Lines that may be Bijoy: they are read as typed unless the confirmation names them. At most 500. */
  unsure: z.array(z.number().int()).optional(),
  unsureCount: z.number().int().optional(),
  /** Parts of a question or of the file that were left out or not sure; at most 500, `remarkCount` counts all. */
  remarks: z.array(remark).max(listed),
  remarkCount: z.number().int(),
  /** The sheets of a workbook and the one that was read; null for other files. */
  sheets: z.object({ names: z.array(z.string()), read: z.string() }).nullable(),
  /** The progress of `running`: `total` questions are to be added, `done` have been. */
  done: z.number().int(),
  total: z.number().int(),
  /** The questions that were read, a page of them: `page` and `pageSize` of the query. */
  preview: z.array(previewQuestion),
});

export type QuestionImport = z.infer<typeof questionImport>;

export const importPageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
  /** Filters the preview: questions that are or may be Bijoy, or only those that may be. */
  only: z.enum(['bijoy', 'unsure']).optional(),
});

/** A question with errors, as it is written, for its author to correct. */
export const failedQuestion = z.object({
  line: z.number().int(),
  /** The errors, in the language of the caller; empty once it is corrected. */
  errors: z.array(z.string()),
  /** The cells of a row by their headings; a text has one field without a name. */
  fields: z.array(z.object({ name: z.string(), text: z.string() })),
  /** The corrected question; null while it has errors. */
  question: previewQuestion.nullable(),
});

export type FailedQuestion = z.infer<typeof failedQuestion>;

/** The first 500 failed questions of an import, sorted as in the file. */
export const failedQuestionPage = pageOf(failedQuestion);

export const mendQuestionInput = z.strictObject({
  /** Sorted like the fields. */
  texts: z.array(z.string().max(200_000)).min(1).max(100),
});

export const confirmImportInput = z.strictObject({
  /** `new` leaves out the duplicates. */
  take: z.enum(['all', 'new']),
  /** A person's decision about the Bijoy texts; without it the proposed readings are added. */
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
  /**
   * Aiken holds fewer fields than a question has. `refuse`: 422 with the number of questions that would lose a field; `drop`:
   * without the fields.
   */
  losses: z.enum(['refuse', 'drop']).default('refuse'),
});

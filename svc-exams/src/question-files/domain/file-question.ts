import type { MessageParams } from '@pathshala/contract-kit/message';
import type { QuestionDraft } from '../../question-bank/index.ts';

export const fileFormats = ['xlsx', 'csv', 'gift', 'aiken', 'moodle'] as const;

export type FileFormat = (typeof fileFormats)[number];

/** The maximum number of questions in one file. Formats read one more at most, by which a file is recognised as too large. */
export const maxFileQuestions = 10_000;

/** The maximum number of lines of each kind that an import lists, and of failed questions that can be corrected. */
export const maxListed = 500;

/** A remark about a question: a code of the message catalogue. */
export interface FileRemark {
  readonly code: string;
  readonly params?: MessageParams;
}

export interface FileError extends FileRemark {
  /** From 1. */
  readonly line: number;
  /** The field of the remark, such as `options.1.text`. */
  readonly field?: string;
}

/** The source text of one question, in the parts in which an author can correct it. */
export interface QuestionSource {
  /** The text that the format requires before it to read it alone, such as its category. */
  readonly before: string;
  /** The cells of a row by their headings; a text has one field without a name. */
  readonly fields: readonly { readonly name: string; readonly text: string }[];
  /** Contents of files that are too long to be shown; `[1]` in the text stands for the first. */
  readonly files?: readonly string[];
}

/** A question in a file. A picture's `src` is an address, or a key of `pictures`, or the name of a file beside it in a zip. */
export interface FileQuestion {
  /** The line of a text, the row of a table, or the number of the question, from 1. */
  readonly line: number;
  readonly draft: QuestionDraft;
  /** Pictures inside the file, by their `src`. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
  /** Parts that the import left out or was not sure of. */
  readonly remarks?: readonly FileRemark[];
  readonly source: QuestionSource;
}

/** A question that cannot be added because of its errors. */
export interface FailedQuestion {
  readonly line: number;
  readonly errors: readonly FileError[];
  readonly source: QuestionSource;
}

/** The sheets of a workbook, and which of them was read. */
export interface FileSheets {
  readonly names: readonly string[];
  readonly read: string;
}

export interface ReadQuestions {
  readonly questions: readonly FileQuestion[];
  readonly failed: readonly FailedQuestion[];
  /** Remarks about the file, not about a question, by its line. */
  readonly remarks?: readonly FileError[];
  readonly sheets?: FileSheets;
}

/** Pictures of the questions to write, by their address. */
export type PicturesToWrite = ReadonlyMap<string, Uint8Array>;

interface ReadOptions {
  /** The sheet of a workbook to read; the first one without it. */
  readonly sheet?: string | undefined;
  /** The id of the account that uploads the file. */
  readonly caller?: string | null;
}

/** `read` throws for bytes of another format; errors of a single question are returned. */
export interface FormatContent {
  readonly read: (content: Uint8Array, options?: ReadOptions) => ReadQuestions | Promise<ReadQuestions>;
  readonly write: (
    questions: readonly QuestionDraft[],
    pictures: PicturesToWrite,
  ) => Uint8Array | Promise<Uint8Array>;
  /** The bytes of a file with one question, whose fields an author has corrected. */
  readonly rebuild: (source: QuestionSource) => Uint8Array | Promise<Uint8Array>;
}

/** One file format. */
export interface QuestionFormat extends FormatContent {
  readonly extension: string;
  readonly contentType: string;
}

/** The defaults for a question of which a file states only text, options and key. */
export const bareQuestion = {
  explanation: '',
  points: 1,
  subject: '',
  chapter: '',
  difficulty: 'medium',
  tags: [],
  source: '',
  forPractice: false,
} as const satisfies Partial<QuestionDraft>;

/** The draft without ids, its fields in a fixed sequence: two files have the same question if this is equal. */
export function statementOf(draft: QuestionDraft): string {
  const { question, explanation, points, subject, chapter, difficulty, tags, source, forPractice } = draft;
  const options = draft.options.map(({ text, isCorrect }) => [text, isCorrect]);
  const facts = { points, subject, chapter, difficulty, tags, source, forPractice };
  return JSON.stringify({ question, options, explanation, ...facts });
}

import type { MessageParams } from '@pathshala/contract-kit/message';
import type { QuestionDraft } from '../../question-bank/ports.ts';

export const fileFormats = ['xlsx', 'csv', 'gift', 'aiken', 'moodle'] as const;

export type FileFormat = (typeof fileFormats)[number];

/** Questions of one file. Formats read no more than one above it, by which a file is recognised as too large. */
export const maxFileQuestions = 10_000;

/** A question as a file has it. A picture's `src` is an address, or a key of `pictures`, or the name of a file beside it in a zip. */
export interface FileQuestion {
  /** The line of a text, the row of a table, or the number of the question, from 1. */
  readonly line: number;
  readonly draft: QuestionDraft;
  /** Pictures inside the file, by their `src`. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
}

export interface FileError {
  readonly line: number;
  /** A code of the message catalogue. */
  readonly code: string;
  readonly params?: MessageParams;
}

export interface ReadQuestions {
  readonly questions: readonly FileQuestion[];
  readonly errors: readonly FileError[];
}

/** Pictures of the questions to write, by their address. */
export type PicturesToWrite = ReadonlyMap<string, Uint8Array>;

export interface ReadOptions {
  /** Who sent the file. */
  readonly caller?: string | null;
}

/** `read` throws for bytes that are no such file; what is wrong with one question is an error. */
export interface FormatContent {
  readonly read: (content: Uint8Array, options?: ReadOptions) => ReadQuestions | Promise<ReadQuestions>;
  readonly write: (
    questions: readonly QuestionDraft[],
    pictures: PicturesToWrite,
  ) => Uint8Array | Promise<Uint8Array>;
}

/** One form of a file. */
export interface QuestionFormat extends FormatContent {
  readonly extension: string;
  readonly contentType: string;
}

/** A question of which a file states nothing but text, options and key. */
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

/** The draft without ids, field by field in one order: two files say the same of a question if this is equal. */
export function statementOf(draft: QuestionDraft): string {
  const { question, explanation, points, subject, chapter, difficulty, tags, source, forPractice } = draft;
  const options = draft.options.map(({ text, isCorrect }) => [text, isCorrect]);
  const facts = { points, subject, chapter, difficulty, tags, source, forPractice };
  return JSON.stringify({ question, options, explanation, ...facts });
}

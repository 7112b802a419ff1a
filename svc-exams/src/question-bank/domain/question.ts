import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Edited } from '@pathshala/contract-kit/edited';
import type { Deletable } from '@pathshala/rules/undo-window';

interface QuestionOption {
  readonly _id: string;
  /** Rich text. */
  readonly text: string;
  readonly isCorrect: boolean;
}

export const difficulties = ['easy', 'medium', 'hard'] as const;

export type Difficulty = (typeof difficulties)[number];

/** The answers to a question in the first attempts of its students. */
export interface Measure {
  readonly count: number;
  readonly correct: number;
}

/** By paper id. */
export type Measures = Readonly<Record<string, Measure>>;

interface QuestionFacts {
  /** Rich text. */
  readonly question: string;
  /** Rich text. */
  readonly explanation: string;
  /** Marks. */
  readonly points: number;
  readonly subject: string;
  readonly chapter: string;
  readonly difficulty: Difficulty;
  readonly tags: readonly string[];
  readonly source: string;
  readonly forPractice: boolean;
}

/** The form that an author submits. An option without an id is a new one. */
export interface QuestionDraft extends QuestionFacts {
  readonly options: readonly (Omit<QuestionOption, '_id'> & { readonly _id?: string | undefined })[];
}

export interface QuestionContent extends QuestionFacts {
  readonly options: readonly QuestionOption[];
}

/** The version of `questionKeysOf`: older keys are computed again. */
export const keysVersion = 4;

/** Fields that lists search, filter and compare. Derived from the content. */
export interface QuestionKeys {
  /** `listKeyOf` of the beginning of the text. */
  readonly textKey: string;
  /** For a question for practice the words by which students find it; empty for all others. */
  readonly wordsKey: string;
  /** `listKeyOf` of the subject. */
  readonly subjectKey: string;
  /** The version of the keys; absent before there was more than one. */
  readonly keysVersion: number;
  /** Equal for two questions with the same text and the same options in any order. */
  readonly duplicateKey: string;
  /** Each tag between two line breaks, so that one text can be searched for a tag. */
  readonly tagLines: string;
  /** 0 is easy. */
  readonly difficultyRank: number;
  /** `levelOf`: the rank of the difficulty that draws compare. */
  readonly level: number;
  /** The duplicate keys of its former texts; missing in older documents: none. */
  readonly formerKeys?: readonly string[] | undefined;
}

/** A question of the bank with the content of its latest version. */
export interface BankQuestion extends QuestionContent, QuestionKeys, Deletable {
  readonly _id: string;
  /** From 1; each change of the content increments it. */
  readonly version: number;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The position in its file, among questions created at the same time; absent for a question that was typed. */
  readonly placeInFile?: number;
  /** Ids of the exams that contain it. */
  readonly uses: readonly string[];
  /** The length of `uses`, by which lists filter and sort. */
  readonly useCount: number;
  /** The answers to this text; missing: nobody has answered it. */
  readonly measures?: Measures | undefined;
  readonly edited?: Edited;
  readonly editorId?: string | null;
}

/** The fields that identify a question and its copies. */
export type QuestionIdentity = Pick<BankQuestion, '_id' | 'duplicateKey' | 'formerKeys' | 'uses'>;

/** A content that a question has or had. */
export interface QuestionVersion extends QuestionContent {
  readonly _id: string;
  readonly questionId: string;
  readonly version: number;
  readonly edited?: Edited;
  readonly editorId?: string | null;
}

const contentFields = [
  'question',
  'options',
  'explanation',
  'points',
  'subject',
  'chapter',
  'difficulty',
  'tags',
  'source',
  'forPractice',
] as const satisfies readonly (keyof QuestionContent)[];

/** The content without the fields of the bank. */
export function contentOf(question: QuestionContent): QuestionContent {
  const { options, explanation, points, subject, chapter, difficulty, tags, source, forPractice } = question;
  const labels = { subject, chapter, difficulty, tags, source };
  return { question: question.question, options, explanation, points, ...labels, forPractice };
}

export function versionOf(stored: BankQuestion): QuestionVersion {
  const { _id: questionId, version, edited, editorId } = stored;
  const mark = { ...(edited && { edited }), ...(editorId !== undefined && { editorId }) };
  return { _id: `${questionId}.${version}`, questionId, version, ...contentOf(stored), ...mark };
}

/** The names of the fields in which two contents differ. */
export function changedFields(before: QuestionContent, after: QuestionContent): string[] {
  return contentFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Throws `not-found` for a missing and for a deleted question. */
export function requireQuestion(question: BankQuestion | null): BankQuestion {
  if (question === null || question.deletedAt !== null) {
    throw new DomainError('not-found', 'exams.question.not-found');
  }
  return question;
}

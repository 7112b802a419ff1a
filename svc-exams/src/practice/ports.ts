import type { Attempt } from '../attempts/index.ts';
import type { GivenAnswer, LastAnswers } from './domain/mastery.ts';
import type { GatheredQuestion } from './domain/practice-paper.ts';
import type { PracticeTest, QuestionSource } from './domain/practice-test.ts';

/** The practice tests that students requested. */
export interface PracticeTests {
  /** The id is derived from student and number: two calls that make the same test make one document. */
  idOf(studentId: string, no: number): string;
  find(id: string): Promise<PracticeTest | null>;
  latest(studentId: string): Promise<PracticeTest | null>;
  /** The latest first. */
  recent(studentId: string, limit: number): Promise<readonly PracticeTest[]>;
  /** False: a test with this id is stored already. */
  insert(test: PracticeTest): Promise<boolean>;
  /** Tests made before then (ISO 8601), the oldest first; only those without a known start, or all. */
  madeBefore(before: string, which: 'unsat' | 'all', limit: number): Promise<readonly PracticeTest[]>;
  markSat(id: string): Promise<void>;
  idsOf(studentId: string): Promise<readonly string[]>;
  remove(id: string): Promise<void>;
}

/** The latest answer of each student to each question, for mastery. */
export interface PracticeAnswers {
  of(studentId: string): Promise<LastAnswers>;
  /** Idempotent: an attempt counts once for a question. */
  record(studentId: string, given: readonly GivenAnswer[]): Promise<void>;
  removeAllOf(studentId: string): Promise<void>;
}

/** The sources of the questions of a paper: a practice paper has sources, any other is its own source. */
export type SourceOf = (
  paper: { readonly examId: string; readonly version: number; readonly isPractice: boolean },
  questionIds: readonly string[],
) => Promise<ReadonlyMap<string, QuestionSource>>;

export interface FoundQuestion extends GatheredQuestion {
  /** Title of its paper; empty for a question of the bank. */
  readonly title: string;
  /** Whether the student may see its key now (EXM-20). */
  readonly isKeyVisible: boolean;
}

export interface QuestionReader {
  readonly studentId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The questions at their sources, by id; missing ones are left out. */
export type FindQuestions = (
  sources: readonly QuestionSource[],
  reader: QuestionReader,
) => Promise<ReadonlyMap<string, FoundQuestion>>;

/** A question's card in the mistakes notebook. */
export interface CardOfAnswer {
  readonly cardId: string;
  /** ISO 8601. */
  readonly dueAt: string;
}

/** Puts an answer of an attempt into the notebook, once; null where the question has no card. */
export type GradeAnswer = (answer: {
  readonly attempt: Pick<Attempt, '_id' | 'studentId' | 'examId' | 'paperVersion' | 'examKind'>;
  readonly questionId: string;
  readonly isCorrect: boolean;
  readonly now: number;
}) => Promise<CardOfAnswer | null>;

/** The practice functions that other capabilities use. */
export interface PracticePorts {
  readonly practiceTests: PracticeTests;
  readonly sourceOf: SourceOf;
  readonly findQuestions: FindQuestions;
}

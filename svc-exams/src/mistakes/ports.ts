import type { PageRequest } from '../attempts/ports.ts';
import type { GradeAnswer, QuestionSource } from '../practice/ports.ts';
import type { Mistake } from './domain/mistake.ts';

export type { Grade, Memory, Mistake, Scheduler } from './domain/mistake.ts';

/** As many writes as share a disk flush without delaying the saves of others. */
export const cardsAtOnce = 50;

interface MistakesQuery extends PageRequest {
  readonly studentId: string;
  /** ISO 8601; only those due by then. */
  readonly dueBy?: string | undefined;
}

/** The cards of the mistakes notebooks, a document each. Removed ones are in no list and no count. */
export interface Mistakes {
  /** The id follows from student and question: a question has one card in a notebook. */
  idOf(studentId: string, questionId: string): string;
  find(id: string): Promise<Mistake | null>;
  findAll(ids: readonly string[]): Promise<ReadonlyMap<string, Mistake>>;
  /** Cards of one student. Returns those that were stored: not one that exists, and none once the account was deleted. */
  insertAll(studentId: string, mistakes: readonly Mistake[]): Promise<readonly Mistake[]>;
  /** Load, rule, conditional write; the rule is repeated on a lost race and returns null to leave the card as it is. */
  change(id: string, rule: (mistake: Mistake) => Mistake | null): Promise<Mistake | null>;
  /** The next due first. */
  page(query: MistakesQuery): Promise<{ readonly items: readonly Mistake[]; readonly total: number }>;
  remove(id: string): Promise<void>;
  removeAllOf(studentId: string): Promise<void>;
}

/** Exams with wrong answers that wait for the release of their key. */
export interface MistakeWaits {
  /** Idempotent; costs nothing for an exam that this process has added a moment ago. */
  add(examId: string): Promise<void>;
  exams(): Promise<readonly MistakeWait[]>;
  /** The attempts up to this one are in the notebooks. */
  advance(examId: string, lastAttemptId: string): Promise<void>;
  done(examId: string): Promise<void>;
}

export interface MistakeWait {
  readonly examId: string;
  /** Attempts are collected in the order of their ids; the last one that is done, empty at first. */
  readonly lastAttemptId: string;
}

/** What practice needs of the notebook. */
export interface MistakePorts {
  readonly gradeAnswer: GradeAnswer;
  /** Where a question of the student's notebook comes from; null: it is not in the notebook. */
  readonly sourceOfMistake: (studentId: string, questionId: string) => Promise<QuestionSource | null>;
  /** ISO 8601, by question id. */
  readonly dueTimesOf: (
    studentId: string,
    questionIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** Sources of the questions in the notebook that are due, the longest due first; where none is, of the next ones. */
  readonly mistakesToPractise: (
    studentId: string,
    now: number,
    count: number,
  ) => Promise<readonly QuestionSource[]>;
}

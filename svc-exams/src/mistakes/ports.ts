import type { PageRequest } from '../attempts/index.ts';
import type { GradeAnswer, QuestionSource } from '../practice/index.ts';
import type { Mistake } from './domain/mistake.ts';

interface MistakesQuery extends PageRequest {
  readonly studentId: string;
  /** ISO 8601; only cards that are due by then. */
  readonly dueBy?: string | undefined;
}

/** The cards of the mistakes notebooks, a document each. Removed ones are in no list and no count. */
export interface Mistakes {
  /** The id is derived from student and question: a question has one card in a notebook. */
  idOf(studentId: string, questionId: string): string;
  find(id: string): Promise<Mistake | null>;
  findAll(ids: readonly string[]): Promise<ReadonlyMap<string, Mistake>>;
  /** Inserts cards of one student. Returns the stored ones: existing cards are left out, and all once the account was deleted. */
  insertAll(studentId: string, mistakes: readonly Mistake[]): Promise<readonly Mistake[]>;
  /** Load, rule, conditional write; the rule is repeated on a lost race and returns null for no change. */
  change(id: string, rule: (mistake: Mistake) => Mistake | null): Promise<Mistake | null>;
  /** The next due first. */
  page(query: MistakesQuery): Promise<{ readonly items: readonly Mistake[]; readonly total: number }>;
  dueReviews(query: DueReviewsQuery): Promise<DueReviews>;
  remove(id: string): Promise<void>;
  removeAllOf(studentId: string): Promise<void>;
}

/** A part of the students with cards, in the order of their ids. */
interface DueReviewsQuery {
  /** The students after this id. */
  readonly after: string;
  readonly limit: number;
  /** ISO 8601: a card became due after `from`, and all that are due by `to` are counted. */
  readonly from: string;
  readonly to: string;
}

interface DueReviews {
  /** The last student who was looked at; null: there is none after this id. */
  readonly last: string | null;
  readonly students: readonly { readonly studentId: string; readonly count: number }[];
}

/** Exams with wrong answers that wait for the release of their key. */
export interface MistakeWaits {
  /** Idempotent; costs nothing for an exam that this process has added recently. */
  add(examId: string): Promise<void>;
  exams(): Promise<readonly MistakeWait[]>;
  /** Records that the attempts up to this one are in the notebooks. */
  advance(examId: string, lastAttemptId: string): Promise<void>;
  done(examId: string): Promise<void>;
}

export interface MistakeWait {
  readonly examId: string;
  /** Attempts are collected sorted by id; the last one that is done, empty at first. */
  readonly lastAttemptId: string;
}

/** The notebook functions that practice uses. */
export interface MistakePorts {
  readonly gradeAnswer: GradeAnswer;
  /** The students to whom cards became due in a time. */
  readonly dueReviews: Mistakes['dueReviews'];
  /** The source of a question in the student's notebook; null: it is not in the notebook. */
  readonly sourceOfMistake: (studentId: string, questionId: string) => Promise<QuestionSource | null>;
  /** ISO 8601, by question id. */
  readonly dueTimesOf: (
    studentId: string,
    questionIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** The sources of the due questions in the notebook, the longest due first; without due ones, of the next ones. */
  readonly mistakesToPractise: (
    studentId: string,
    now: number,
    count: number,
  ) => Promise<readonly QuestionSource[]>;
}

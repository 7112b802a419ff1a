import type { ExamKind } from '@pathshala/rules/exam-kinds';
import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Editor } from '@pathshala/back-office/edit-mark';
import type { LabelCount } from './domain/question-facets.ts';
import type {
  BankQuestion,
  Difficulty,
  Measure,
  QuestionDraft,
  QuestionIdentity,
  QuestionVersion,
} from './domain/question.ts';
import type { Drawable } from './domain/draw-questions.ts';
import type { QuestionTexts } from './domain/question-keys.ts';

export interface QuestionFilters {
  /** Text in the question. */
  readonly q?: string | undefined;
  readonly subject?: string | undefined;
  readonly chapter?: string | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly tag?: string | undefined;
  readonly used?: 'yes' | 'no' | undefined;
  readonly forPractice?: 'yes' | 'no' | undefined;
}

interface TextIdentity {
  /** The text that was answered. */
  readonly duplicateKey: string;
}

interface QuestionListQuery extends QuestionFilters {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
}

type PracticeSearch = Pick<QuestionFilters, 'q' | 'subject' | 'chapter'>;

interface PageOfBank {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

interface FoundQuestions {
  readonly items: readonly BankQuestion[];
  readonly total: number;
  /** Similar words that were searched instead, when no question contains the text. */
  readonly near?: readonly string[];
}

/** The part of the bank that a row of a blueprint draws from. */
export interface CandidateQuery {
  readonly subject: string;
  /** Empty: every chapter. */
  readonly chapter: string;
  /** Ranks of difficulty, both included; 0 is easy. */
  readonly levels: { readonly from: number; readonly to: number };
  /** A question needs all of them. */
  readonly tags: readonly string[];
}

/** A question that may be drawn into a paper. */
export interface Candidate extends Drawable {
  readonly duplicateKey: string;
}

/** Deleted questions are found by id only, until they are removed. */
export interface Questions extends AggregateStore<BankQuestion> {
  list(query: QuestionListQuery): Promise<FoundQuestions>;
  /** Questions that are not deleted, in any order. */
  findMany(ids: readonly string[]): Promise<BankQuestion[]>;
  /** Questions that are not deleted, oldest first. */
  listAll(filters: QuestionFilters, limit: number): Promise<BankQuestion[]>;
  /** Searches questions for practice by all words of question and options; the newest first, uncounted. */
  searchPractice(filters: PracticeSearch, page: PageOfBank): Promise<Omit<FoundQuestions, 'total'>>;
  count(filters: QuestionFilters): Promise<number>;
  /** One row for each different combination of labels. */
  labelCounts(filters: Pick<QuestionFilters, 'forPractice'>): Promise<LabelCount[]>;
  drawable(filters: Pick<QuestionFilters, 'difficulty'>): Promise<Drawable[]>;
  /**
   * Reads an index alone. `sample`: at most `limit` of them, the same for the same seed while the bank stays as it is; null: all.
   */
  candidates(
    query: CandidateQuery,
    sample: { readonly seed: string; readonly limit: number } | null,
  ): Promise<Candidate[]>;
  /** Replaces the answers of the paper; has no effect on a question that is deleted, or whose text was changed. */
  measure(questionId: string, paperId: string, measure: Measure & TextIdentity): Promise<void>;
  /** The identities of the questions with these ids or texts; each once, without deleted ones. */
  identities(of: {
    readonly ids: readonly string[];
    readonly duplicateKeys: readonly string[];
  }): Promise<readonly QuestionIdentity[]>;
  /** Ids by duplicate key, of questions that are not deleted. */
  idsByDuplicateKey(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Idempotent; has no effect on a question that does not exist. */
  addUse(questionId: string, examId: string): Promise<void>;
  removeUse(questionId: string, examId: string): Promise<void>;
  /** Deleted questions that can be restored at `now` (epoch ms), the latest delete first. */
  listRestorable(now: number): Promise<BankQuestion[]>;
  /** Ids of deleted questions whose undo window is over. */
  listRemovalDue(now: number, limit: number): Promise<string[]>;
  remove(id: string): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}

export interface QuestionVersions {
  /** Idempotent: a version never changes. */
  store(version: QuestionVersion): Promise<void>;
  /** Newest first. */
  list(questionId: string, limit: number): Promise<QuestionVersion[]>;
  removeOf(questionId: string): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}

/** The bank's questions that a paper contains; `examId` is the paper's. */
export interface ExamUse {
  readonly examId: string;
  readonly title: string;
  readonly questionIds: readonly string[];
  /** Missing in records made before it was stored. */
  readonly examKind?: ExamKind | undefined;
  /** ISO 8601: when the paper opens or opened, or was first recorded; missing in earlier records. */
  readonly usedAt?: string | undefined;
}

/** Questions of the papers whose key can be closed, identified by their texts: in a paper they have ids of their own. */
export interface PaperQuestions {
  /** Questions of an earlier version stay: attempts may have begun with it. Idempotent. */
  store(paperId: string, duplicateKeys: readonly string[]): Promise<void>;
  /** Ids of the papers by duplicate key. */
  papersWith(duplicateKeys: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** A question in a paper: typed there, or copied from the bank under an id of its own or under the same id. */
export interface QuestionCopy extends QuestionTexts {
  readonly _id: string;
  /** The question of the bank from which it was copied, where that is known. */
  readonly bankQuestionId?: string | null | undefined;
}

export interface ExamUses {
  find(examId: string): Promise<ExamUse | null>;
  findMany(examIds: readonly string[]): Promise<ExamUse[]>;
  /** The papers used last, the newest first. */
  latest(limit: number): Promise<ExamUse[]>;
  /** Ids of the questions in the papers used since then (ISO 8601). */
  questionsSince(since: string): Promise<ReadonlySet<string>>;
  put(use: ExamUse): Promise<void>;
  remove(examId: string): Promise<void>;
}

export interface QuestionDraw {
  /** Missing or empty: every subject. */
  readonly subjects?: readonly string[] | undefined;
  /** Missing or empty: every chapter of these subjects. */
  readonly chapters?: readonly { readonly subject: string; readonly chapter: string }[] | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly count: number;
  /** The same seed draws the same questions from the same bank. */
  readonly seed: string;
  readonly excludeIds?: readonly string[] | undefined;
}

/** The number of questions that students may get in practice tests, by subject, chapter and difficulty. */
export interface PracticeChoice {
  readonly subject: string;
  readonly chapter: string;
  readonly difficulty: Difficulty;
  readonly count: number;
}

/** The bank as exams and practice use it. They store copies: a later edit does not change them. */
export interface QuestionBank {
  /** Sorted like the ids; deleted and unknown ones are left out. */
  find(ids: readonly string[]): Promise<readonly BankQuestion[]>;
  /** Questions that are `forPractice`, distributed evenly over the chapters; fewer than `count` where there are no more. */
  draw(wanted: QuestionDraw): Promise<readonly BankQuestion[]>;
  practiceChoices(): Promise<readonly PracticeChoice[]>;
  /** Questions that are `forPractice`, by words; the newest first. */
  searchPractice: Questions['searchPractice'];
  /** Every question that is `forPractice`, with its subject and chapter; up to a minute old. */
  forPractice(): Promise<readonly Drawable[]>;
  /**
   * Ids of the papers that contain the questions, by question id. Two questions are the same if they come from the same
   * question of the bank, or have the same texts (in any spelling, with the options in any order); a question of the bank also
   * by each of its former texts.
   */
  papersWith(copies: readonly QuestionCopy[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Like `papersWith`, for all questions of one version of a paper; up to 2 s old. */
  papersWithQuestionsOf(
    version: string,
    copies: readonly QuestionCopy[],
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Replaces the record of the exam; no ids: it contains none, or was deleted. Idempotent. */
  recordUse(use: ExamUse): Promise<void>;
}

/** The bank as papers are drawn from it, and flow back into it. */
export interface QuestionSupply {
  candidates: Questions['candidates'];
  identities: Questions['identities'];
  find: QuestionBank['find'];
  latestUses: ExamUses['latest'];
  usesOf: ExamUses['findMany'];
  questionsSince: ExamUses['questionsSince'];
  recordUse: QuestionBank['recordUse'];
  measure: Questions['measure'];
  addOnce: QuestionStock['addOnce'];
  /** Has no effect on a question that is not deleted. */
  readonly restore: (id: string) => Promise<unknown>;
}

/** The bank's functions that files of questions use. */
export interface QuestionStock {
  idsByDuplicateKey(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Has no effect when a question with this id exists, deleted or not. `draft` has no errors. `now` is ISO 8601. */
  addOnce(question: {
    readonly _id: string;
    readonly draft: QuestionDraft;
    readonly editor: Editor;
    readonly now: string;
    /** The position in its file, among questions that were created at the same time. */
    readonly placeInFile?: number;
  }): Promise<void>;
  count(filters: QuestionFilters): Promise<number>;
  listAll(filters: QuestionFilters, limit: number): Promise<readonly BankQuestion[]>;
}

import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Editor } from '@pathshala/back-office/edit-mark';
import type { LabelCount } from './domain/question-facets.ts';
import type {
  BankQuestion,
  Difficulty,
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
  /** The words that were searched for when no question contains the text. */
  readonly near?: readonly string[];
}

/** Deleted questions are found by id only, until they are removed. */
export interface Questions extends AggregateStore<BankQuestion> {
  list(query: QuestionListQuery): Promise<FoundQuestions>;
  /** Not deleted, in no order. */
  findMany(ids: readonly string[]): Promise<BankQuestion[]>;
  /** Not deleted, oldest first. */
  listAll(filters: QuestionFilters, limit: number): Promise<BankQuestion[]>;
  /** Of those for practice, by all words of question and options; the newest first, uncounted. */
  searchPractice(filters: PracticeSearch, page: PageOfBank): Promise<Omit<FoundQuestions, 'total'>>;
  count(filters: QuestionFilters): Promise<number>;
  /** A row for each different combination of labels. */
  labelCounts(filters: Pick<QuestionFilters, 'forPractice'>): Promise<LabelCount[]>;
  drawable(filters: Pick<QuestionFilters, 'difficulty'>): Promise<Drawable[]>;
  /** What identifies the questions with these ids or texts; each once, not deleted. */
  identities(of: {
    readonly ids: readonly string[];
    readonly duplicateKeys: readonly string[];
  }): Promise<readonly QuestionIdentity[]>;
  /** Ids by duplicate key, of questions that are not deleted. */
  idsByDuplicateKey(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Idempotent; has no effect on a question that does not exist. */
  addUse(questionId: string, examId: string): Promise<void>;
  removeUse(questionId: string, examId: string): Promise<void>;
  /** Deleted ones that can be restored at `now` (epoch ms), the latest delete first. */
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

/** The bank's questions that an exam contains. */
export interface ExamUse {
  readonly examId: string;
  readonly title: string;
  readonly questionIds: readonly string[];
}

/** Questions of the papers whose key can be closed, known by their texts: in a paper they have ids of their own. */
export interface PaperQuestions {
  /** Those of an earlier version stay: attempts may have begun with it. Idempotent. */
  store(paperId: string, duplicateKeys: readonly string[]): Promise<void>;
  /** Ids of the papers by duplicate key. */
  papersWith(duplicateKeys: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** A question as a paper has it: typed there, or copied from the bank under an id of its own or under the same id. */
export interface QuestionCopy extends QuestionTexts {
  readonly _id: string;
  /** The question of the bank that it was copied from, where that is known. */
  readonly bankQuestionId?: string | null | undefined;
}

export interface ExamUses {
  find(examId: string): Promise<ExamUse | null>;
  findMany(examIds: readonly string[]): Promise<ExamUse[]>;
  put(use: ExamUse): Promise<void>;
  remove(examId: string): Promise<void>;
}

export interface QuestionDraw {
  /** Missing or empty: of every subject. */
  readonly subjects?: readonly string[] | undefined;
  /** Missing or empty: of every chapter of these subjects. */
  readonly chapters?: readonly { readonly subject: string; readonly chapter: string }[] | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly count: number;
  /** The same seed draws the same questions from the same bank. */
  readonly seed: string;
  readonly excludeIds?: readonly string[] | undefined;
}

/** How many questions students may get in practice tests, by subject, chapter and difficulty. */
export interface PracticeChoice {
  readonly subject: string;
  readonly chapter: string;
  readonly difficulty: Difficulty;
  readonly count: number;
}

/** The bank as exams and practice use it. They copy what they get: a later edit does not change it. */
export interface QuestionBank {
  /** In the order of the ids; deleted and unknown ones are left out. */
  find(ids: readonly string[]): Promise<readonly BankQuestion[]>;
  /** Questions that are `forPractice`, spread evenly over the chapters; fewer than `count` where there are no more. */
  draw(wanted: QuestionDraw): Promise<readonly BankQuestion[]>;
  practiceChoices(): Promise<readonly PracticeChoice[]>;
  /** Questions that are `forPractice`, by words; the newest first. */
  searchPractice: Questions['searchPractice'];
  /** Every question that is `forPractice`, with where it belongs; up to a minute old. */
  forPractice(): Promise<readonly Drawable[]>;
  /**
   * Ids of the papers that contain the questions, by question id. Two questions are the same one if they come from the same
   * question of the bank, or have the same texts (however they are written, with the options in any order); a question of
   * the bank also by each text that it had before.
   */
  papersWith(copies: readonly QuestionCopy[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** As `papersWith`, of all questions of one version of a paper; up to 2 s old. */
  papersWithQuestionsOf(
    version: string,
    copies: readonly QuestionCopy[],
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Replaces what was recorded of the exam; no ids: it contains none, or was deleted. Idempotent. */
  recordUse(use: ExamUse): Promise<void>;
}

/** What files of questions need of the bank. */
export interface QuestionStock {
  idsByDuplicateKey(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Has no effect when a question with this id is there already, deleted or not. `draft` has no errors. `now` is ISO 8601. */
  addOnce(question: {
    readonly _id: string;
    readonly draft: QuestionDraft;
    readonly editor: Editor;
    readonly now: string;
    /** Its place in the file, among questions that were created at the same time. */
    readonly placeInFile?: number;
  }): Promise<void>;
  count(filters: QuestionFilters): Promise<number>;
  listAll(filters: QuestionFilters, limit: number): Promise<readonly BankQuestion[]>;
}

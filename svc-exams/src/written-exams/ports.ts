import type { Attempt, Outcome } from '../attempts/index.ts';
import type { AttemptsWithin } from '../exams/index.ts';

/** A stored picture of a page. */
export interface PageFile {
  readonly attemptId: string;
  readonly pageId: string;
  readonly studentId: string;
  /** Epoch ms after which it is deleted unless its attempt names it. Null: it is named. */
  readonly checkAt: number | null;
}

type PageKey = Pick<PageFile, 'attemptId' | 'pageId'>;

/** The stored pictures, so that those that no attempt names are deleted, also after a crash. */
export interface PageFiles {
  /** Records the file, or reschedules the check of a recorded one. False: it is being deleted. */
  announce(file: PageFile & { readonly checkAt: number }): Promise<boolean>;
  /** False: there is no such file, or it is being deleted. */
  checkLater(page: PageKey, checkAt: number): Promise<boolean>;
  listCheckDue(now: number, limit: number): Promise<readonly PageFile[]>;
  /** Clears the check, because the attempt names the file, unless `checkAt` has changed since the file was read. */
  confirm(file: PageFile): Promise<void>;
  /** False: `checkAt` has changed since the file was read. Afterwards `checkLater` does not find the file. */
  beginRemoval(file: PageFile): Promise<boolean>;
  ofStudent(studentId: string): Promise<readonly PageFile[]>;
  remove(page: PageKey): Promise<void>;
}

interface StoredPicture {
  readonly content: Uint8Array;
  readonly contentType: string;
}

/** The pictures of pages. */
export interface PagePictures {
  /** Encodes upright, without metadata. Throws a refusal for content that is no picture. `caller` is the student. */
  encode(file: { readonly content: Uint8Array; readonly caller: string }): Promise<StoredPicture>;
  put(page: PageKey, picture: StoredPicture): Promise<void>;
  get(page: PageKey): Promise<StoredPicture | null>;
  delete(page: PageKey): Promise<void>;
}

/** A submitted answer to a written exam. */
export type WrittenResult = Pick<Attempt, '_id' | 'studentId' | 'examId' | 'examKind' | 'title'> & {
  readonly outcome: Pick<Outcome, 'submittedAt' | 'totalMarks' | 'score' | 'marking'>;
};

export interface AnswerQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly state: 'unmarked' | 'marked';
  readonly examId?: string | undefined;
  /** Only attempts that limited rights reach; left out: all. */
  readonly within?: AttemptsWithin | undefined;
}

export interface WaitingExam {
  readonly examId: string;
  readonly title: string;
  readonly unmarked: number;
  /** ISO 8601: the submit time of the oldest of them. */
  readonly since: string;
}

/** The submitted attempts at written exams. */
export interface WrittenResults {
  /** Unmarked: the longest waiting first; marked: the latest marked first. */
  list(query: AnswerQuery): Promise<{ items: readonly WrittenResult[]; total: number }>;
  count(filter: Omit<AnswerQuery, 'page' | 'pageSize'>): Promise<number>;
  /** Exams with unmarked answers, from the 1000 that have waited longest. */
  waitingExams(within?: AttemptsWithin): Promise<readonly WaitingExam[]>;
  /** The next unmarked answer of the exam, or else the first; null: there is no other one. */
  nextUnmarked(after: WrittenResult, within?: AttemptsWithin): Promise<string | null>;
}

/** The names of markers by account, stored separately from their markings, so that a deleted account leaves no name. */
export interface Markers {
  record(userId: string, name: string): Promise<void>;
  /** Null: deleted, or never recorded. */
  namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  forget(userId: string): Promise<void>;
}

import type { Attempt, Outcome } from '../attempts/index.ts';

/** A stored picture of a page. */
export interface PageFile {
  readonly attemptId: string;
  readonly pageId: string;
  readonly studentId: string;
  /** Epoch ms: from then on it is deleted unless its attempt names it. Null: it is named. */
  readonly checkAt: number | null;
}

type PageKey = Pick<PageFile, 'attemptId' | 'pageId'>;

/** Which pictures are stored, so that those that no attempt names are deleted, also after a crash. */
export interface PageFiles {
  /** Records the file, or lets a recorded one be checked later. False: it is being deleted. */
  announce(file: PageFile & { readonly checkAt: number }): Promise<boolean>;
  /** False: there is no such file, or it is being deleted. */
  checkLater(page: PageKey, checkAt: number): Promise<boolean>;
  listCheckDue(now: number, limit: number): Promise<readonly PageFile[]>;
  /** The file is named: nothing is to be checked, unless `checkAt` has changed since the file was read. */
  confirm(file: PageFile): Promise<void>;
  /** False: `checkAt` has changed since the file was read. From then on `checkLater` does not find it. */
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
  /** Upright, without metadata. Throws a refusal for what is no picture. `caller` is the student. */
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
}

export interface WaitingExam {
  readonly examId: string;
  readonly title: string;
  readonly unmarked: number;
  /** ISO 8601: when the oldest of them was submitted. */
  readonly since: string;
}

/** The submitted attempts at written exams. */
export interface WrittenResults {
  /** Unmarked: the longest waiting first; marked: the latest marked first. */
  list(query: AnswerQuery): Promise<{ items: readonly WrittenResult[]; total: number }>;
  count(filter: Pick<AnswerQuery, 'state' | 'examId'>): Promise<number>;
  /** Exams with unmarked answers, by the 1000 that wait longest. */
  waitingExams(): Promise<readonly WaitingExam[]>;
  /** The unmarked answer of the exam after this one, or else the first; null: there is no other one. */
  nextUnmarked(after: WrittenResult): Promise<string | null>;
}

/** The names of markers by account, apart from what they marked, so that a deleted account leaves no name. */
export interface Markers {
  record(userId: string, name: string): Promise<void>;
  /** Null: deleted, or never recorded. */
  namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  forget(userId: string): Promise<void>;
}

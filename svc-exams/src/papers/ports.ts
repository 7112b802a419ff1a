import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { MarkingScheme } from '@pathshala/rules/marking-scheme';
import type { QuestionCopy } from '../question-bank/index.ts';
import type { KeyCorrection } from './domain/key-correction.ts';
import type { PaperKey, Remark, VisibleKey } from './domain/paper-key.ts';
import type { ExtraTime, Paper, PaperHead, QuestionPlace, ScoreVisible } from './domain/paper.ts';
import type { IsForStaff, StaffRights } from './domain/staff-rights.ts';

/** A published paper, prepared once and shared by all its students: the parts that do not depend on its key. */
export interface PublishedPaper {
  readonly paper: Paper;
  readonly places: ReadonlyMap<string, QuestionPlace>;
  /** Whether a question takes one option or several, by its marking scheme. */
  readonly match: MarkingScheme['match'];
}

/** A paper by which answers are marked. */
export interface PreparedPaper extends PublishedPaper {
  /** The version of the key: 1 as published; each correction adds one. */
  readonly keyVersion: number;
}

export interface Papers {
  /** null while nothing has been published under the id. */
  head(paperId: string): Promise<PaperHead | null>;
  /** The known ones, by paper id. */
  heads(paperIds: readonly string[]): Promise<ReadonlyMap<string, PaperHead>>;
  headsOfCampaigns(campaignIds: readonly string[]): Promise<readonly PaperHead[]>;
  /** Papers of the courses that are not withdrawn. */
  headsOfCourses(courseIds: readonly string[]): Promise<readonly PaperHead[]>;
  /** Papers that can be started, with a window that is open at the time (epoch milliseconds), the next to close first. */
  headsOpenAt(time: number, limit: number): Promise<readonly PaperHead[]>;
  /** Papers that are not withdrawn, with a window that opens in the range (epoch milliseconds), the first to open first. */
  headsOpeningBetween(
    range: { readonly from: number; readonly to: number },
    limit: number,
  ): Promise<readonly PaperHead[]>;
  /** Papers that are not withdrawn, with a window that closed in the range (epoch milliseconds), the last to close first. */
  headsClosedBetween(
    range: { readonly from: number; readonly to: number },
    limit: number,
  ): Promise<readonly PaperHead[]>;
  /** Papers whose window was changed before the time (epoch milliseconds), and not confirmed since. */
  headsMovedBefore(time: number): Promise<readonly PaperHead[]>;
  /** Records that the open attempts have the window of this head; does nothing once the window was changed again. */
  confirmWindow(head: PaperHead): Promise<void>;
  /**
   * The version with its current key: a correction by another process is known 2 s later. Cached after the first read;
   * concurrent first reads share one. Rejects when this version was never stored.
   */
  version(paperId: string, version: number): Promise<PreparedPaper>;
  /** The version as it was published: it never changes, so that it is read from the store once. Rejects when it was never stored. */
  publishedVersion(paperId: string, version: number): Promise<PublishedPaper>;
  /** Like `version`, but null when it was never stored. */
  findVersion(paperId: string, version: number): Promise<PreparedPaper | null>;
  /** The version with its key as of that version of the key; null when one of them does not exist. */
  correctedVersion(paperId: string, version: number, keyVersion: number): Promise<PreparedPaper | null>;
  /** Stores the version permanently and makes it current, unless a later publishing or withdrawal is known. */
  publish(paper: Paper, scoreVisible: ScoreVisible): Promise<void>;
  /** Gives time to all students of the paper, once for each act; `until` is the latest resulting deadline. */
  giveTime(head: ExtendedHead, given: { readonly extra: ExtraTime; readonly until: string }): Promise<void>;
  /** Hides scores and key until then, and informs the campaign, if that is later than the stored time. */
  extendTo(head: ExtendedHead, until: string): Promise<void>;
  /** Fixes the grace for all students in the window of the paper, in milliseconds; only the first call has an effect. */
  fixGrace(paperId: string, graceMs: number): Promise<number>;
  /** Prevents new attempts from this version on; at equal versions the withdrawal wins. */
  withdraw(paperId: string, version: number): Promise<void>;
  /** Removes the first version and the head of a practice, which has one version. */
  remove(paperId: string): Promise<void>;
}

type ExtendedHead = Pick<PaperHead, 'paperId' | 'campaignId'>;

/** Corrected keys, by paper id; a paper whose key was never corrected has none. */
export interface PaperKeys extends AggregateStore<PaperKey> {
  /** The cached corrections, at most `keyCacheMs` old. */
  knownCorrections(paperId: string): Promise<readonly KeyCorrection[]>;
  /** Invalidates the cached corrections of the paper in this process. */
  readAgain(paperId: string): void;
  /** The keys whose attempts are being marked again. */
  remarking(limit: number): Promise<readonly PaperKey[]>;
  /** Does nothing once the key was corrected again, which starts from the first attempt. */
  progress(key: PaperKey, remark: Remark): Promise<void>;
  /** Removes the name of a deleted administrator. */
  forget(userId: string): Promise<void>;
}

export interface KeyReader {
  readonly head: PaperHead;
  /** The version whose key is requested. */
  readonly version: number;
  readonly studentId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A reader of a paper or a key; `staff` null: a student. */
export interface PaperReader {
  readonly userId: string;
  readonly staff: StaffRights | null;
}

interface PaperReading {
  readonly examId: string;
  readonly version: number;
  readonly reader: PaperReader;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A version of a paper that the reader may see now; throws the reason otherwise. */
export type ReadPaper = (command: PaperReading) => Promise<Paper>;

/** Ids of the questions whose key must not be shown to the student yet, because a paper with a closed key has them too. */
export type FindClosedQuestions = (
  questions: readonly QuestionCopy[],
  reader: Pick<KeyReader, 'studentId' | 'now'>,
) => Promise<ReadonlySet<string>>;

/** The part of a paper's key that a student may see; every view of a key uses it; null: none yet (EXM-20). */
export type FindVisibleKey = (reader: KeyReader) => Promise<VisibleKey | null>;

/** The paper functions that other capabilities use. */
export interface PaperPorts {
  /** Decides by the kind of the exam alone. */
  readonly areAnswersVisible: AreAnswersVisible;
  readonly isKeyReleased: IsKeyReleased;
  readonly visibleKey: FindVisibleKey;
  readonly isForStaff: IsForStaff;
  /** The closed questions outside of a paper: the bank's, and those that a practice copied. */
  readonly closedQuestions: FindClosedQuestions;
  readonly readPaper: ReadPaper;
}

/** Whether the student, who has the right to the paper, may see its key now (EXM-20). */
export type AreAnswersVisible = (reader: KeyReader) => Promise<boolean>;

/** Whether everybody who sat a campaign's exam may see its key now. */
export type IsKeyReleased = (head: PaperHead, now: number) => Promise<boolean>;

/** Applies a moved window of a campaign to its attempts. */
export type FollowWindow = (head: PaperHead) => Promise<void>;

import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { MarkingScheme } from '@pathshala/rules/marking-scheme';
import type { QuestionCopy } from '../question-bank/index.ts';
import type { KeyCorrection } from './domain/key-correction.ts';
import type { PaperKey, Remark, VisibleKey } from './domain/paper-key.ts';
import type { ExtraTime, Paper, PaperHead, QuestionPlace, ScoreVisible } from './domain/paper.ts';
import type { IsForStaff, StaffRights } from './domain/staff-rights.ts';

/** A paper as it was published, made ready once and shared by all who sit it: for all that its key does not decide. */
export interface PublishedPaper {
  readonly paper: Paper;
  readonly places: ReadonlyMap<string, QuestionPlace>;
  /** Of its marking scheme: whether a question takes one option or several. */
  readonly match: MarkingScheme['match'];
}

/** A paper by which answers are marked. */
export interface PreparedPaper extends PublishedPaper {
  /** Of the key: 1 as published; each correction adds one. */
  readonly keyVersion: number;
}

export interface Papers {
  /** null while nothing has been published under the id. */
  head(paperId: string): Promise<PaperHead | null>;
  /** Those that are known, by paper id. */
  heads(paperIds: readonly string[]): Promise<ReadonlyMap<string, PaperHead>>;
  headsOfCampaigns(campaignIds: readonly string[]): Promise<readonly PaperHead[]>;
  /** Those that are not withdrawn. */
  headsOfCourses(courseIds: readonly string[]): Promise<readonly PaperHead[]>;
  /** Papers that can be started, with a window that is open at the time (epoch milliseconds), the next to close first. */
  headsOpenAt(time: number, limit: number): Promise<readonly PaperHead[]>;
  /** Papers that are not withdrawn, with a window that closed in the range (epoch milliseconds), the last to close first. */
  headsClosedBetween(
    range: { readonly from: number; readonly to: number },
    limit: number,
  ): Promise<readonly PaperHead[]>;
  /** Papers whose window was changed before the time (epoch milliseconds), and not confirmed since. */
  headsMovedBefore(time: number): Promise<readonly PaperHead[]>;
  /** The open attempts have the window of this head; of no effect once the window was changed again. */
  confirmWindow(head: PaperHead): Promise<void>;
  /**
   * The version with its key as it is now: a correction that another process made is known 2 s later.
   * From memory after the first read; concurrent first reads share one. Rejects when this version was never stored.
   */
  version(paperId: string, version: number): Promise<PreparedPaper>;
  /**
   * The version as it was published: it never changes, so that it is read from the store once. Rejects when it was never
   * stored.
   */
  publishedVersion(paperId: string, version: number): Promise<PublishedPaper>;
  /** As `version`, but null when it was never stored. */
  findVersion(paperId: string, version: number): Promise<PreparedPaper | null>;
  /** The version with its key as it was by that version of the key; null when one of them does not exist. */
  correctedVersion(paperId: string, version: number, keyVersion: number): Promise<PreparedPaper | null>;
  /** Stores the version for good and makes it current, unless a later publishing or withdrawal is known. */
  publish(paper: Paper, scoreVisible: ScoreVisible): Promise<void>;
  /** To all who sit the paper, once for each act; `until` is the latest deadline that follows from it. */
  giveTime(head: ExtendedHead, given: { readonly extra: ExtraTime; readonly until: string }): Promise<void>;
  /** Scores and key are hidden until then, and the campaign knows, if that is later than what is known. */
  extendTo(head: ExtendedHead, until: string): Promise<void>;
  /** The grace of all who sit the paper in its window, in milliseconds: that of the first call, whatever later ones say. */
  fixGrace(paperId: string, graceMs: number): Promise<number>;
  /** No new attempts from this version on; equal versions: the withdrawal wins. */
  withdraw(paperId: string, version: number): Promise<void>;
  /** Removes the first version and the head: of a practice, which has one version. */
  remove(paperId: string): Promise<void>;
}

type ExtendedHead = Pick<PaperHead, 'paperId' | 'campaignId'>;

/** Corrected keys, by paper id; a paper whose key was never corrected has none. */
export interface PaperKeys extends AggregateStore<PaperKey> {
  /** From memory, at most `keyCacheMs` old. */
  knownCorrections(paperId: string): Promise<readonly KeyCorrection[]>;
  /** This process reads the corrections of the paper again. */
  readAgain(paperId: string): void;
  /** Whose attempts are being marked again. */
  remarking(limit: number): Promise<readonly PaperKey[]>;
  /** Of no effect once the key was corrected again, which starts from the first attempt. */
  progress(key: PaperKey, remark: Remark): Promise<void>;
  /** Removes the name of a deleted administrator. */
  forget(userId: string): Promise<void>;
}

export interface KeyReader {
  readonly head: PaperHead;
  /** The version whose key is asked for. */
  readonly version: number;
  readonly studentId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Somebody who reads a paper or a key; `staff` null: as a student. */
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

/** A version of a paper that the reader may see now; throws why not. */
export type ReadPaper = (command: PaperReading) => Promise<Paper>;

/** Ids of the questions whose key must not be shown to the student yet, because a paper whose key is closed has them too. */
export type FindClosedQuestions = (
  questions: readonly QuestionCopy[],
  reader: Pick<KeyReader, 'studentId' | 'now'>,
) => Promise<ReadonlySet<string>>;

/** What every surface asks before it shows something of a paper's key to a student; null: nothing yet (EXM-20). */
export type FindVisibleKey = (reader: KeyReader) => Promise<VisibleKey | null>;

/** What other capabilities need of reading papers. */
export interface PaperPorts {
  /** By the kind of the exam alone. */
  readonly areAnswersVisible: AreAnswersVisible;
  readonly isKeyReleased: IsKeyReleased;
  readonly visibleKey: FindVisibleKey;
  readonly isForStaff: IsForStaff;
  /** Of questions outside of a paper: the bank's, and those that a practice copied. */
  readonly closedQuestions: FindClosedQuestions;
  readonly readPaper: ReadPaper;
}

/** Whether the student, who has the right to the paper, may see its key now (EXM-20). */
export type AreAnswersVisible = (reader: KeyReader) => Promise<boolean>;

/** Whether everybody who sat a campaign's exam may see its key now. */
export type IsKeyReleased = (head: PaperHead, now: number) => Promise<boolean>;

/** Applies a moved window of a campaign to its attempts. */
export type FollowWindow = (head: PaperHead) => Promise<void>;

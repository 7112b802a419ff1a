import type { Paper, PaperHead, QuestionPlace, ScoreVisible } from './domain/paper.ts';

export {
  publishedKeyVersion,
  type ExamKind,
  type ExamWindow,
  type Paper,
  type PaperHead,
  type Question,
  type QuestionPlace,
} from './domain/paper.ts';

/** A paper made ready once and shared by all who sit it. */
export interface PreparedPaper {
  readonly paper: Paper;
  readonly places: ReadonlyMap<string, QuestionPlace>;
}

export interface Papers {
  /** null while nothing has been published under the id. */
  head(paperId: string): Promise<PaperHead | null>;
  /** Those that are known, by paper id. */
  heads(paperIds: readonly string[]): Promise<ReadonlyMap<string, PaperHead>>;
  headsOfCampaigns(campaignIds: readonly string[]): Promise<readonly PaperHead[]>;
  /** Papers that can be started, with a window that is open at the time (epoch milliseconds), the next to close first. */
  headsOpenAt(time: number, limit: number): Promise<readonly PaperHead[]>;
  /** Papers whose window was changed before the time (epoch milliseconds), and not confirmed since. */
  headsMovedBefore(time: number): Promise<readonly PaperHead[]>;
  /** The open attempts have the window of this head; of no effect once the window was changed again. */
  confirmWindow(head: PaperHead): Promise<void>;
  /** From memory after the first read; concurrent first reads share one. Rejects when this version was never stored. */
  version(paperId: string, version: number): Promise<PreparedPaper>;
  /** As `version`, but null when it was never stored. */
  findVersion(paperId: string, version: number): Promise<PreparedPaper | null>;
  /** Stores the version for good and makes it current, unless a later publishing or withdrawal is known. */
  publish(paper: Paper, scoreVisible: ScoreVisible): Promise<void>;
  /** No new attempts from this version on; equal versions: the withdrawal wins. */
  withdraw(paperId: string, version: number): Promise<void>;
}

/** Whether students may see the key of the paper at `now` (EXM-20). */
export type AreAnswersVisible = (head: PaperHead, now: number) => Promise<boolean>;

/** Applies a moved window of a campaign to its attempts. */
export type FollowWindow = (head: PaperHead) => Promise<void>;

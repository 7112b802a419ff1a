import type { StudentPaper } from '../../../contract/paper.ts';
import type { Paper, PaperHead, QuestionPlace } from './paper.ts';

/** A paper made ready once and shared by everybody who sits it. */
export interface PreparedPaper {
  readonly paper: Paper;
  readonly places: ReadonlyMap<string, QuestionPlace>;
  readonly studentPaper: StudentPaper;
}

export interface Papers {
  /** null while nothing has been published under the id. */
  head(paperId: string): Promise<PaperHead | null>;
  headsOfCampaigns(campaignIds: readonly string[]): Promise<readonly PaperHead[]>;
  /** From memory after the first read; concurrent first reads share one. Rejects when this version was never stored. */
  version(paperId: string, version: number): Promise<PreparedPaper>;
  /** Stores the version for good and makes it current, unless a later publishing or withdrawal is known. */
  publish(paper: Paper): Promise<void>;
  /** No new attempts from this version on; equal versions: the withdrawal wins. */
  withdraw(paperId: string, version: number): Promise<void>;
}

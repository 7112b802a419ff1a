/** The papers whose answers are to be counted for the bank. */
export interface PaperMeasures {
  /** The paper is counted at that time (epoch milliseconds), unless it is due already. */
  markDue(paperId: string, at: number): Promise<void>;
  /** Ids of due papers, the longest due first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** Takes a due paper; false: another process has taken it. A later answer makes it due again. */
  take(paperId: string, now: number): Promise<boolean>;
}

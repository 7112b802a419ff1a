/** How a written exam was marked. */
export interface WrittenMarking {
  /** 1 at first; grows with each marking. A new one names the version that it replaces. */
  readonly rev: number;
  readonly criteria: readonly MarkedCriterion[];
  readonly comment: string;
  readonly annotations: readonly PageAnnotation[];
  readonly markedBy: string;
  /** ISO 8601. */
  readonly markedAt: string;
  /** Why marks that were given change; empty the first time. */
  readonly reason: string;
  /** The markings before this one, the oldest first. */
  readonly history: readonly PastMarking[];
}

/** What stays of a marking that was replaced. */
export interface PastMarking extends Pick<WrittenMarking, 'rev' | 'reason' | 'markedBy' | 'markedAt'> {
  readonly score: number;
}

export interface MarkedCriterion {
  readonly name: string;
  readonly maxMarks: number;
  readonly marks: number;
  readonly comment: string;
}

/** `x` and `y` from 0 to 1, from the top left of the page. */
export interface PageAnnotation {
  readonly pageId: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

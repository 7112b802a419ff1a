/** The marking of a written exam. */
export interface WrittenMarking {
  /** 1 at first; each marking increments it. A new one names the version that it replaces. */
  readonly rev: number;
  readonly criteria: readonly MarkedCriterion[];
  readonly comment: string;
  readonly annotations: readonly PageAnnotation[];
  readonly markedBy: string;
  /** ISO 8601. */
  readonly markedAt: string;
  /** The reason for changed marks; empty the first time. */
  readonly reason: string;
  /** The markings before this one, the oldest first. */
  readonly history: readonly PastMarking[];
}

/** The stored part of a replaced marking. */
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

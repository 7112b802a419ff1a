/** What of the key of a paper is shown. */
export interface VisibleKey {
  /** Ids of the questions that are left out: another exam asks them, and its key is closed to the reader. */
  readonly held: ReadonlySet<string>;
}

/** The whole key. */
export const wholeKey: VisibleKey = { held: new Set() };

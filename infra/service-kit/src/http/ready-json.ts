export type Coding = 'br' | 'gzip';

/** What leaves, in the coding that was settled on; none: as it is. */
export interface Content {
  readonly coding?: Coding;
  /** Sent as they lie there, never copied together. */
  readonly pieces: readonly Buffer[];
}

/**
 * A body that is JSON already: for `trusted` routes that answer much the same to thousands in one minute.
 * `Answer` is what the bytes say; whoever makes them vouches for it.
 */
export abstract class ReadyJson<Answer = unknown> {
  declare readonly answer: Answer;
  abstract get bytes(): Buffer;
  /** For a reader who takes these codings, the best one first. */
  abstract contentFor(codings: readonly Coding[]): Content;
}

/** A body of its own. */
export class PlainJson<Answer = unknown> extends ReadyJson<Answer> {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    super();
    this.bytes = bytes;
  }

  contentFor(): Content {
    return { pieces: [this.bytes] };
  }
}

import type { SharedJson } from './shared-json.ts';

/**
 * A body that is JSON already: for `trusted` routes that answer the same large part to thousands in one minute.
 * `Answer` is what the bytes say; whoever makes them vouches for it.
 */
export class ReadyJson<Answer = unknown> {
  declare readonly answer: Answer;
  readonly own: Buffer;
  /** What comes before `own`. */
  readonly shared: SharedJson | null;

  constructor(own: Buffer, shared: SharedJson | null = null) {
    this.own = own;
    this.shared = shared;
  }

  get bytes(): Buffer {
    return this.shared === null ? this.own : Buffer.concat([this.shared.bytes, this.own]);
  }
}

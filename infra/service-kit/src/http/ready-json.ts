/**
 * A body that is JSON already: for `trusted` routes that answer the same large part to thousands in one minute.
 * `Answer` is what the bytes say; whoever makes them vouches for it.
 */
export class ReadyJson<Answer = unknown> {
  declare readonly answer: Answer;
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

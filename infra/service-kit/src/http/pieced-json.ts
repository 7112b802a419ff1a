import { checksumOf, deflatedBlock, gzipEnd, gzipHead, storedBlocks } from './gzip-parts.ts';
import { ReadyJson, type Coding, type Content } from './ready-json.ts';

/** A stretch of text that many bodies hold, deflated once for all of them. */
export class SharedPiece {
  readonly bytes: Buffer;
  readonly deflated: readonly Buffer[];

  /**
   * `before` is what every body with this piece holds right before it, as far as that is the same in all; where it is
   * not, it is as long in all, and here zeros, which occur in no JSON, so that nothing refers to them.
   */
  constructor(bytes: Buffer, before: Buffer) {
    this.bytes = bytes;
    this.deflated = [deflatedBlock(bytes, before)];
  }
}

/** Text of one body alone. */
export class OwnPiece {
  readonly bytes: Buffer;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  get deflated(): readonly Buffer[] {
    return storedBlocks(this.bytes);
  }
}

/**
 * A large body most of which others are sent as well, in between what is its own. To compress it as a whole would take
 * many times as long as all else that is done for it.
 */
export class PiecedJson<Answer = unknown> extends ReadyJson<Answer> {
  readonly #pieces: readonly (OwnPiece | SharedPiece)[];

  constructor(pieces: readonly (OwnPiece | SharedPiece)[]) {
    super();
    this.#pieces = pieces;
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#pieces.map(({ bytes }) => bytes));
  }

  contentFor(codings: readonly Coding[]): Content {
    if (!codings.includes('gzip')) return { pieces: [this.bytes] };
    const texts = this.#pieces.map(({ bytes }) => bytes);
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    const blocks = this.#pieces.flatMap(({ deflated }) => deflated);
    const body = Buffer.concat([gzipHead, ...blocks, gzipEnd(checksumOf(texts), length)]);
    return { coding: 'gzip', pieces: [body] };
  }
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * A JSON answer that many callers get: serialised and compressed once, at the best level, and held in memory. `send`
 * negotiates its encoding, lets browsers store it permanently unless it is passing, and answers 304 to a matching
 * `If-None-Match`. Only for `trusted` routes: the body is not cut to the schema of the route.
 */
export class CompressedResource<Answer = unknown> {
  /** Type only: what the bytes say. */
  declare readonly answer: Answer;
  /** Weak: one tag for all encodings of the same JSON. */
  readonly etag: string;
  /** The address has another answer later. */
  readonly isPassing: boolean;
  readonly #plain: Buffer;
  readonly #compressed: Readonly<Record<ContentEncoding, Buffer>>;

  private constructor(
    plain: Buffer,
    compressed: Readonly<Record<ContentEncoding, Buffer>>,
    isPassing: boolean,
  ) {
    this.#plain = plain;
    this.#compressed = compressed;
    this.isPassing = isPassing;
    this.etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  }

  static async from<Answer>(
    answer: Answer,
    { isPassing = false }: { readonly isPassing?: boolean } = {},
  ): Promise<CompressedResource<Answer>> {
    const plain = Buffer.from(JSON.stringify(answer));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    const [br, gz] = await Promise.all([
      compressBrotli(plain, { params }),
      compressGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    return new CompressedResource<Answer>(plain, { br, gzip: gz }, isPassing);
  }

  /** Bytes of memory, for a cache that is limited by size. */
  get size(): number {
    return this.#plain.length + this.#compressed.br.length + this.#compressed.gzip.length;
  }

  bytes(encoding: ContentEncoding | undefined): Buffer {
    return encoding === undefined ? this.#plain : this.#compressed[encoding];
  }
}

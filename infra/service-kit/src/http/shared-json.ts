import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { gzipEnd, gzipHead, largestBlock, storedBlocks } from './gzip-parts.ts';
import { ReadyJson, type Coding, type Content } from './ready-json.ts';

const compressBrotli = promisify(brotliCompress);
const deflate = promisify(deflateRaw);

/**
 * The beginning of a body that thousands are sent in one minute, the same for all. It is compressed once, at the best
 * level, which takes a hundred times as long as could be spent on an answer; what follows is put behind it as it is.
 * Who asks before that has been done gets it compressed in a hurry: a whole room may be the first to ask.
 */
export class SharedJson {
  readonly bytes: Buffer;
  readonly #checksum: number;
  readonly #compressed = new Map<Coding, Buffer>();

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.#checksum = crc32(bytes);
  }

  /** The whole body that ends with `own`, in pieces. */
  followedBy(own: Buffer, coding: Coding): readonly Buffer[] {
    const beginning = this.#compressed.get(coding) ?? this.#begin(coding);
    if (coding === 'br') return [beginning, Buffer.concat([...brotliBlocks(own), brotliEnd])];
    const end = gzipEnd(crc32(own, this.#checksum), this.bytes.length + own.length);
    return [beginning, Buffer.concat([...storedBlocks(own), end])];
  }

  #begin(coding: Coding): Buffer {
    const hurried = hurriedly(this.bytes, coding);
    this.#compressed.set(coding, hurried);
    thoroughly(this.bytes, coding).then(
      (compressed) => this.#compressed.set(coding, compressed),
      // Larger than need be, but as right: it stays.
      () => undefined,
    );
    return hurried;
  }
}

/** A body that begins with what all share. */
export class BegunJson<Answer = unknown> extends ReadyJson<Answer> {
  readonly #shared: SharedJson;
  readonly #own: Buffer;

  constructor(shared: SharedJson, own: string) {
    super();
    this.#shared = shared;
    this.#own = Buffer.from(own);
  }

  get bytes(): Buffer {
    return Buffer.concat([this.#shared.bytes, this.#own]);
  }

  contentFor([coding]: readonly Coding[]): Content {
    if (coding === undefined) return { pieces: [this.#shared.bytes, this.#own] };
    return { coding, pieces: this.#shared.followedBy(this.#own, coding) };
  }
}

/** Flushed, not finished: both codings then stand at a whole byte, where another block may follow (RFC 7932 §9.2, RFC 1951 §3.2.4). */
const brotliOptions = (bytes: Buffer, quality: number) => ({
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});
const deflateOptions = (level: number) => ({ level, finishFlush: constants.Z_SYNC_FLUSH });

function hurriedly(bytes: Buffer, coding: Coding): Buffer {
  if (coding === 'br') return brotliCompressSync(bytes, brotliOptions(bytes, 5));
  return Buffer.concat([gzipHead, deflateRawSync(bytes, deflateOptions(5))]);
}

async function thoroughly(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return compressBrotli(bytes, brotliOptions(bytes, 11));
  return Buffer.concat([gzipHead, await deflate(bytes, deflateOptions(9))]);
}

const brotliEnd = Buffer.from([0x03]);

/** Not the last, four nibbles of length less one, not compressed. */
function brotliBlocks(own: Buffer): readonly Buffer[] {
  const count = Math.ceil(own.length / largestBlock);
  return Array.from({ length: count }, (_, index) => {
    const block = own.subarray(index * largestBlock, (index + 1) * largestBlock);
    const head = Buffer.alloc(3);
    head.writeUIntLE(((block.length - 1) << 3) | (1 << 19), 0, 3);
    return [head, block];
  }).flat();
}

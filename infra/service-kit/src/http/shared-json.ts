import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';

export type Coding = 'br' | 'gzip';

/** Ends a compressed body with text that differs from answer to answer. */
type Ending = (own: Buffer) => Buffer;

const compressBrotli = promisify(brotliCompress);
const deflate = promisify(deflateRaw);
/** The most that one block may hold as it is, in either coding. */
const largestBlock = 65_535;

/**
 * The beginning of a body that thousands are sent in one minute, the same for all. It is compressed once, at the best
 * level, which takes a hundred times as long as could be spent on an answer; what follows is put behind it as it is.
 */
export class SharedJson {
  readonly bytes: Buffer;
  readonly #begun = new Set<Coding>();
  readonly #compressed = new Map<Coding, Buffer>();
  readonly #endings: Readonly<Record<Coding, Ending>>;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    const checksum = crc32(bytes);
    this.#endings = {
      br: (own) => Buffer.concat([...blocksOf(own).flatMap(brotliBlock), brotliEnd]),
      gzip: (own) => Buffer.concat([...blocksOf(own).flatMap(deflateBlock), this.#gzipEnd(own, checksum)]),
    };
  }

  /** The whole body that ends with `own`, in pieces; null until it has been compressed, which the first call begins. */
  followedBy(own: Buffer, coding: Coding): readonly [Buffer, Buffer] | null {
    const beginning = this.#compressed.get(coding);
    if (beginning !== undefined) return [beginning, this.#endings[coding](own)];
    this.#begin(coding);
    return null;
  }

  #begin(coding: Coding): void {
    if (this.#begun.has(coding)) return;
    this.#begun.add(coding);
    beginningOf(this.bytes, coding).then(
      (compressed) => this.#compressed.set(coding, compressed),
      // Every answer is then compressed on its way, as it is until now; another call tries again.
      () => this.#begun.delete(coding),
    );
  }

  #gzipEnd(own: Buffer, checksum: number): Buffer {
    const end = Buffer.from([0x01, 0, 0, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0]);
    end.writeUInt32LE(crc32(own, checksum), 5);
    end.writeUInt32LE((this.bytes.length + own.length) % 2 ** 32, 9);
    return end;
  }
}

/** Flushed, not finished: both codings then stand at a whole byte, where another block may follow (RFC 7932 §9.2, RFC 1951 §3.2.4). */
async function beginningOf(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return compressBrotli(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH, params });
  }
  return Buffer.concat([gzipHead, await deflate(bytes, { level: 9, finishFlush: constants.Z_SYNC_FLUSH })]);
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const brotliEnd = Buffer.from([0x03]);

function blocksOf(own: Buffer): readonly Buffer[] {
  const count = Math.ceil(own.length / largestBlock);
  return Array.from({ length: count }, (_, index) =>
    own.subarray(index * largestBlock, (index + 1) * largestBlock),
  );
}

/** Not the last, four nibbles of length less one, not compressed. */
function brotliBlock(block: Buffer): readonly Buffer[] {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((block.length - 1) << 3) | (1 << 19), 0, 3);
  return [head, block];
}

function deflateBlock(block: Buffer): readonly Buffer[] {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(block.length, 1);
  head.writeUInt16LE(block.length ^ 0xff_ff, 3);
  return [head, block];
}

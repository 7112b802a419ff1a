import { constants, crc32, deflateRawSync } from 'node:zlib';

/** What a gzip body is put together from: its blocks stand at whole bytes, so that they can be made apart from each other. */
export const gzipHead: Buffer = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);

/** The most that one block may hold as it is. */
export const largestBlock = 65_535;
/** How far back a block may refer to what is before it (RFC 1951 §2). */
const farthest = 32_768;

/** Flushed, not finished: another block may follow (RFC 1951 §3.2.4). `before` is what the reader has by then. */
export function deflatedBlock(bytes: Buffer, before: Buffer): Buffer {
  const known = before.subarray(-farthest);
  return deflateRawSync(bytes, {
    level: 9,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(known.length > 0 ? { dictionary: known } : {}),
  });
}

/** The bytes as they are. */
export function storedBlocks(bytes: Buffer): readonly Buffer[] {
  const count = Math.ceil(bytes.length / largestBlock);
  return Array.from({ length: count }, (_, index) => {
    const block = bytes.subarray(index * largestBlock, (index + 1) * largestBlock);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(block.length ^ 0xff_ff, 3);
    return [head, block];
  }).flat();
}

/** An empty last block, the checksum and the length of all that was put in. */
export function gzipEnd(checksum: number, length: number): Buffer {
  const end = Buffer.from([0x01, 0, 0, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0]);
  end.writeUInt32LE(checksum, 5);
  end.writeUInt32LE(length % 2 ** 32, 9);
  return end;
}

export function checksumOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((checksum, piece) => crc32(piece, checksum), 0);
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** The end of the write-ahead log of one store, as far as it was read. */
const logEnd = z.object({
  /** Counts the restarts of the log since the snapshot that began this lineage. */
  generation: z.number().int(),
  /** The two salts of the log's header, in hexadecimal. */
  salt: z.string(),
  /** Frames of this generation. */
  frames: z.number().int(),
  /** The checksum of the last frame, which covers all frames before it. */
  checksum: z.string(),
});

export type LogEnd = z.output<typeof logEnd>;

/** Frames of one log. */
export const segmentPart = logEnd.extend({
  store: z.string(),
  /** Frames of the same generation that earlier segments contain. */
  from: z.number().int(),
  bytes: z.number().int(),
});

export type SegmentPart = z.output<typeof segmentPart>;

const segmentHeader = z.object({
  format: z.literal(1),
  /** The id of the snapshot from which an unbroken sequence of segments leads here. */
  lineage: z.string(),
  sequence: z.number().int(),
  /** The hash of the segment before; null in the first one of a lineage. */
  previous: z.string().nullable(),
  /** Epoch milliseconds: everything that was committed before is in this segment or an earlier one, of all stores alike. */
  at: z.number(),
  parts: z.array(segmentPart),
  /** Where the logs of all stores end, so that a later process can go on from here. */
  ends: z.record(z.string(), logEnd),
  /** Uploads that were written or deleted (`sha256` null) since the segment before. */
  uploads: z.array(z.object({ key: z.string(), sha256: z.string().nullable() })),
  /** The files of stores that have everything while their logs are empty: they do not change until the next checkpoint. */
  files: z.record(z.string(), z.object({ bytes: z.number(), modifiedAt: z.number() })),
});

export type SegmentHeader = z.output<typeof segmentHeader>;

export interface Segment {
  readonly header: SegmentHeader;
  /** The frames of all parts, one after another. */
  readonly payload: Uint8Array;
}

export const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const digits = 12;
const hashLength = 64;

export const segmentKey = ({ sequence, at }: { readonly sequence: number; readonly at: number }): string =>
  `log/${String(sequence).padStart(digits, '0')}-${at}.seg`;

const keyForm = /^log\/(\d{12})-(\d+)\.seg$/;

/** Sequence and time of a segment, by its key; null: the key is no segment's. */
export function readSegmentKey(key: string): { readonly sequence: number; readonly at: number } | null {
  const [, sequence, at] = keyForm.exec(key) ?? [];
  return sequence === undefined ? null : { sequence: Number(sequence), at: Number(at) };
}

/** A line of JSON, the compressed payload, and the hash of both in 64 digits. */
export async function encodeSegment({ header, payload }: Segment): Promise<Uint8Array> {
  const packed = await compress(payload, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), packed]);
  return Buffer.concat([content, Buffer.from(sha256(content))]);
}

/** The hash by which the next segment names this one. */
export const hashOfSegment = (encoded: Uint8Array): string =>
  Buffer.from(encoded.subarray(-hashLength)).toString('latin1');

/** Throws BackupError for a segment that is incomplete or was changed. */
export async function decodeSegment(key: string, encoded: Uint8Array): Promise<Segment> {
  const content = encoded.subarray(0, -hashLength);
  const end = content.indexOf(10);
  if (end < 0 || sha256(content) !== hashOfSegment(encoded)) throw damaged(key);
  try {
    const header = segmentHeader.parse(JSON.parse(Buffer.from(content.subarray(0, end)).toString()));
    return { header, payload: await decompress(content.subarray(end + 1)) };
  } catch (error) {
    throw damaged(key, error);
  }
}

function damaged(key: string, cause?: unknown): BackupError {
  return new BackupError(
    `${key} is incomplete or was changed. Restore to a moment before it with --at, or fetch this file from another copy of the backup.`,
    { cause },
  );
}

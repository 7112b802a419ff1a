import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Metadata, OutputInfo, Sharp, SharpOptions } from 'sharp';
import { requirePicture, type PictureFormat } from './picture-format.ts';

export interface PictureShape {
  /** Pixels. A larger picture is made smaller, a smaller one stays. */
  readonly maxWidth: number;
  /** Cuts a square of `maxWidth` out of the middle: photos of people. */
  readonly isSquare?: boolean;
}

export interface PictureInput {
  readonly content: Uint8Array;
  readonly shape: PictureShape;
}

export interface ReencodedPicture {
  readonly content: Uint8Array;
  readonly contentType: 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** A photo of the largest phone cameras has 50 million. */
const maxPixels = 50_000_000;

/** The limit of one frame in memory: 50 million pixels with four channels of a byte. */
const maxDecodedBytes = 200_000_000;

/** Bytes. A drawing with few colours stays exact below this; a screenshot or photo above it is compressed with loss. */
const losslessLimit = 250_000;

/**
 * The ways in which a picture is turned upright by the orientation of its metadata (Exif): clockwise, after it was mirrored.
 */
const turns: Readonly<Record<number, { readonly angle: number; readonly isMirrored?: true }>> = {
  2: { angle: 0, isMirrored: true },
  3: { angle: 180 },
  4: { angle: 180, isMirrored: true },
  5: { angle: 270, isMirrored: true },
  6: { angle: 90 },
  7: { angle: 90, isMirrored: true },
  8: { angle: 270 },
};

/**
 * The first frame as WebP, upright, in sRGB, without metadata (place, camera, hidden bytes). Throws a refusal for what is
 * no picture, is damaged, or would take too much memory; that is counted before anything is decoded. Runs in a process of its own
 * (`isolated`), which no caller but `encode-picture.ts` may go round.
 */
export async function run({ content, shape }: PictureInput): Promise<ReencodedPicture> {
  const format = requirePicture(content);
  const open = await pictureOpener();
  const metadata = await metadataOf(open(content, { limitInputPixels: false }));
  requireFewBytes(metadata);
  const picture = open(content, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' });
  try {
    const { data, info } = await encode(await upright(picture, { metadata, shape, open }), format);
    return { content: data, contentType: 'image/webp', width: info.width, height: info.height };
  } catch (error) {
    throw broken(error);
  }
}

type Open = (content: Uint8Array, options: SharpOptions) => Sharp;

/** libvips is to keep nothing between two pictures, and to use one thread for each. */
async function pictureOpener(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function metadataOf(picture: Sharp): Promise<Metadata> {
  try {
    return await picture.metadata();
  } catch (error) {
    throw broken(error);
  }
}

/** Bytes that one sample takes while the picture is decoded. A progressive JPEG is held as coefficients of two bytes. */
function sampleBytes({ format, depth, isProgressive }: Metadata): number {
  if (format === 'jpeg') return isProgressive ? 2 : 1;
  return depth === 'ushort' || depth === 'short' ? 2 : depth === 'uchar' || depth === 'char' ? 1 : 4;
}

function requireFewBytes(metadata: Metadata): void {
  const { width, height, channels } = metadata;
  const pixels = width * height;
  if (pixels > maxPixels) {
    const params = { megapixels: Math.ceil(pixels / 1_000_000), max: maxPixels / 1_000_000 };
    throw new DomainError('invalid', 'common.file.too-many-pixels', { params });
  }
  const bytes = pixels * channels * sampleBytes(metadata);
  if (bytes <= maxDecodedBytes) return;
  const params = { megabytes: Math.ceil(bytes / 1_000_000), max: maxDecodedBytes / 1_000_000 };
  throw new DomainError('invalid', 'common.file.too-many-bytes', { params });
}

/**
 * Makes a picture smaller before it is turned: to turn the whole picture, all of it would be in memory at once. The small
 * one is held as pixels, so that each way of compressing it decodes nothing again.
 */
async function upright(
  picture: Sharp,
  { metadata, shape, open }: { metadata: Metadata; shape: PictureShape; open: Open },
): Promise<Sharp> {
  const { angle, isMirrored = false } = turns[metadata.orientation ?? 1] ?? { angle: 0 };
  const { data, info } = await resized(picture, shape, angle % 180 !== 0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = open(data, { raw: rawOf(info) }).flop(isMirrored);
  return angle === 0 ? small : small.rotate(angle);
}

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels });

function resized(
  picture: Sharp,
  { maxWidth, isSquare = false }: PictureShape,
  liesOnItsSide: boolean,
): Sharp {
  if (isSquare) return picture.resize({ width: maxWidth, height: maxWidth, fit: 'cover' });
  // A picture twice as high as wide is a long diagram; a longer one is an accident.
  const [width, height] = liesOnItsSide ? [maxWidth * 2, maxWidth] : [maxWidth, maxWidth * 2];
  return picture.resize({ width, height, fit: 'inside', withoutEnlargement: true });
}

async function encode(picture: Sharp, format: PictureFormat) {
  if (format === 'png' || format === 'gif') {
    const exact = await picture.clone().webp({ lossless: true }).toBuffer({ resolveWithObject: true });
    if (exact.data.length <= losslessLimit) return exact;
  }
  return picture.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
}

function broken(cause: unknown): DomainError {
  return Object.assign(new DomainError('invalid', 'common.file.broken'), { cause });
}

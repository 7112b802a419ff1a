import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { requirePicture, type PictureFormat } from './picture-format.ts';

export interface PictureShape {
  /** Pixels. A larger picture is made smaller, a smaller one stays. */
  readonly maxWidth: number;
  /** Cuts a square of `maxWidth` out of the middle: photos of people. */
  readonly isSquare?: boolean;
}

export interface ReencodedPicture {
  readonly content: Uint8Array;
  readonly contentType: 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** A photo of the largest phone cameras has 50 million. Decoded, each takes four bytes. */
const maxPixels = 50_000_000;

/** Bytes. A drawing with few colours stays exact below this; a screenshot or photo above it is compressed with loss. */
const losslessLimit = 250_000;

/**
 * The first frame as WebP, upright, in sRGB, without metadata (place, camera, hidden bytes). Throws a refusal for what is
 * no picture, is damaged, or has too many pixels; those are counted before anything is decoded.
 */
export async function reencodePicture(content: Uint8Array, shape: PictureShape): Promise<ReencodedPicture> {
  const format = requirePicture(content);
  const open = await pictureOpener();
  requireFewPixels(await metadataOf(open(content, { limitInputPixels: false })));
  const picture = open(content, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' });
  try {
    const { data, info } = await encode(resized(picture, shape), format);
    return { content: data, contentType: 'image/webp', width: info.width, height: info.height };
  } catch (error) {
    throw broken(error);
  }
}

/** Loaded with the first picture. libvips is to keep nothing between two pictures, and to use one thread for each. */
async function pictureOpener(): Promise<(content: Uint8Array, options: SharpOptions) => Sharp> {
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

function requireFewPixels({ width, height }: Metadata): void {
  if (width * height <= maxPixels) return;
  const params = { megapixels: Math.ceil((width * height) / 1_000_000), max: maxPixels / 1_000_000 };
  throw new DomainError('invalid', 'common.file.too-many-pixels', { params });
}

function resized(picture: Sharp, { maxWidth, isSquare = false }: PictureShape): Sharp {
  const upright = picture.autoOrient();
  if (isSquare) return upright.resize({ width: maxWidth, height: maxWidth, fit: 'cover' });
  // Twice as high as wide is a long diagram; more than that is nobody's intention.
  return upright.resize({
    width: maxWidth,
    height: maxWidth * 2,
    fit: 'inside',
    withoutEnlargement: true,
  });
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

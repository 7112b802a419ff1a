import { z } from 'zod';
import { fileBytes } from './file.ts';
import type { RateLimit } from './route.ts';

/** A picture that was uploaded. */
export const uploadedPicture = z.object({
  /** `/api/files/<service>/<sha256>`: never changes, and is what rich text may show. */
  url: z.string(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
});

export type UploadedPicture = z.output<typeof uploadedPicture>;

/** The SHA-256 of the stored bytes: anything else is the name of nothing. */
export const fileParams = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/u) });

/** Bytes. */
export const pictureLimit = 6_000_000;

const uploadRate: RateLimit = { per: 'user', max: 120, windowSeconds: 600, whenUncounted: 'allow' };

/** The refusals of a picture by its content, size and pixels. */
export const pictureErrors = [
  'common.file.empty',
  'common.file.not-a-picture',
  'common.file.svg',
  'common.file.too-large',
  'common.file.too-many-pixels',
  'common.file.too-many-bytes',
  'common.file.too-demanding',
  'common.file.broken',
] as const;

/** A PDF that was uploaded. */
export const uploadedPdf = z.object({
  /** `/api/files/<service>/<sha256>`: never changes. */
  url: z.string(),
  /** Bytes. */
  size: z.number().int(),
});

/** Bytes. */
export const pdfLimit = 10_000_000;

/** The refusals of a spreadsheet that is read. */
export const sheetErrors = [
  'common.file.sheet-unreadable',
  'common.file.sheet-too-large',
  'common.file.no-such-sheet',
  'common.file.too-demanding',
] as const;

/** The common part of routes that take pictures: `defineRoute({ …pictureUpload, path, access, summary })`. */
export const pictureUpload = {
  method: 'post',
  limit: uploadRate,
  body: fileBytes,
  bodyLimit: pictureLimit,
  answer: uploadedPicture,
  status: 201,
  errors: pictureErrors,
} as const;

/** The part of a route definition that is the same for all uploads of PDFs by authors. */
export const pdfUpload = {
  method: 'post',
  limit: uploadRate,
  body: fileBytes,
  bodyLimit: pdfLimit,
  answer: uploadedPdf,
  status: 201,
  errors: ['common.file.empty', 'common.file.not-a-pdf', 'common.file.too-large'],
} as const;

/** The common part of routes that answer files. */
export const fileReading = { method: 'get', params: fileParams, answer: fileBytes, trusted: true } as const;

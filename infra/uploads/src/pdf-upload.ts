import { createHash } from 'node:crypto';
import type { fileBytes } from '@pathshala/contract-kit/file';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import type { uploadedPdf } from '@pathshala/contract-kit/uploads';
import type { Files } from '@pathshala/stores/files/port';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { z } from 'zod';
import { pictureKeyOf } from './picture-uploads.ts';
import { requirePdf } from './require-pdf.ts';

export interface PdfUploadOptions {
  /** `svc-exams`: the part of the address that names who has the files. */
  readonly service: string;
  readonly files: Pick<Files, 'put'>;
  /** The route of the contract: `{ …pdfUpload }`. */
  readonly route: RouteDefinition<z.ZodUndefined, z.ZodUndefined, typeof fileBytes, typeof uploadedPdf>;
}

/**
 * The route that takes a PDF, checked by its content and stored as it came, under its hash. The route that answers the
 * pictures of the service answers it too, with the headers of a PDF.
 */
export function createPdfUpload({ service, files, route }: PdfUploadOptions): BoundRoute {
  return handle(route, async ({ body }) => {
    requirePdf(body);
    const sha256 = createHash('sha256').update(body).digest('hex');
    await files.put(pictureKeyOf(service, sha256), body, 'application/pdf');
    return { url: `/api/files/${service}/${sha256}`, size: body.byteLength };
  });
}

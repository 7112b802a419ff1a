import type { Files } from '@pathshala/stores/files/port';
import { encodePicture } from '@pathshala/uploads/encode-picture';
import type { PagePictures } from '../ports.ts';

/** Pixels. A page of A4 at 240 dots per inch: small handwriting stays legible when it is enlarged. */
const shape = { maxWidth: 2000 };

const keyOf = ({ attemptId, pageId }: { readonly attemptId: string; readonly pageId: string }): string =>
  `svc-exams/written/${attemptId}/${pageId}`;

export function createFilePagePictures(files: Files): PagePictures {
  return {
    encode: (file) => encodePicture(file, shape),
    put: (page, { content, contentType }) => files.put(keyOf(page), content, contentType),
    get: (page) => files.get(keyOf(page)),
    delete: (page) => files.delete(keyOf(page)),
  };
}

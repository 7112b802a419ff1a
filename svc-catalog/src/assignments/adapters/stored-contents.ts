import type { Files } from '@pathshala/stores/files/port';
import { encodePicture } from '@pathshala/uploads/encode-picture';
import type { FileContents } from '../ports.ts';

/** Pixels. A page of A4 at 240 dots per inch: small handwriting stays legible when it is enlarged. */
const pageShape = { maxWidth: 2000 };

const keyOf = (fileId: string): string => `svc-catalog/hand-ins/${fileId}`;

export function createStoredContents(files: Files): FileContents {
  return {
    encodePage: (upload) => encodePicture(upload, pageShape),
    put: (fileId, { content, contentType }) => files.put(keyOf(fileId), content, contentType),
    get: (fileId) => files.get(keyOf(fileId)),
    delete: (fileId) => files.delete(keyOf(fileId)),
  };
}

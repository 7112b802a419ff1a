import type { Files } from '@pathshala/files/port';
import type { FileContents } from '../ports.ts';

const keyOf = (fileId: string): string => `svc-catalog/hand-ins/${fileId}`;

export function createStoredContents(files: Files): FileContents {
  return {
    put: (fileId, content) => files.put(keyOf(fileId), content, 'application/pdf'),
    get: async (fileId) => (await files.get(keyOf(fileId)))?.content ?? null,
    delete: (fileId) => files.delete(keyOf(fileId)),
  };
}

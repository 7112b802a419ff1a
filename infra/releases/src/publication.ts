import { createHash } from 'node:crypto';
import { z } from 'zod';
import { buildKey } from './keys.ts';
import type { ReleaseStore } from './port.ts';

/** `publication.json` of a version; a version without it is not published completely. */
export const publication = z.object({
  name: z.string(),
  version: z.string(),
  /** ISO 8601. */
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  /** File → SHA-256 in hex. */
  files: z.record(z.string(), z.string()),
});

export type Publication = z.infer<typeof publication>;

export const publicationFile = 'publication.json';

export async function readPublication(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<Publication | null> {
  const content = await store.read(buildKey(name, version, publicationFile));
  return content === null ? null : publication.parse(JSON.parse(Buffer.from(content).toString()));
}

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

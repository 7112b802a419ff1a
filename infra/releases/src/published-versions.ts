import type { ReleaseStore } from './port.ts';
import { publicationFile } from './publication.ts';

/** Remote → its versions in the store. */
export async function publishedVersions(
  store: ReleaseStore,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (const key of await store.list('builds/')) {
    const [, name = '', version = '', file] = key.split('/');
    if (file === publicationFile) found.set(name, [...(found.get(name) ?? []), version]);
  }
  return found;
}

import type { Config } from '../config/config.ts';
import type { StoredDocument } from '@pathshala/documents/port';
import type { Platform } from '../platform/platform.ts';
import type { ServiceDefinition } from './service.ts';

interface Mark extends StoredDocument {
  readonly decidedAt: string;
}

/**
 * Loads the sample data of a new store, or records that it is not wanted: a store that began without it never gets it
 * later, beside real data. The mark is set last, so an interrupted load runs again at the next start, and `loadSample`
 * must skip what is already there. Returns whether it loaded.
 */
export async function loadSampleOnce(
  { loadSample }: Pick<ServiceDefinition, 'loadSample'>,
  platform: Pick<Platform, 'documents' | 'now'>,
  { seed, hasPast = false }: { readonly seed: Config['seed']; readonly hasPast?: boolean },
): Promise<boolean> {
  const marks = platform.documents.collection<Mark>('kitMarks');
  if ((await marks.findOne({ _id: 'sample' })) !== null) return false;
  const isLoaded = seed === 'sample' && loadSample !== undefined;
  if (isLoaded) await loadSample({ hasPast });
  const $set = { decidedAt: new Date(platform.now()).toISOString() };
  await marks.updateOne({ _id: 'sample' }, { $set }, { upsert: true });
  return isLoaded;
}

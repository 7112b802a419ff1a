import type { Config } from '../config/config.ts';
import type { StoredDocument } from '@pathshala/stores/documents/port';
import type { Platform } from '../platform/platform.ts';
import type { ServiceDefinition } from './service.ts';

interface Mark extends StoredDocument {
  readonly decidedAt: string;
  /** Missing in stores from before it was recorded. */
  readonly isLoaded?: boolean;
}

export interface SampleWish {
  readonly seed: Config['seed'];
  /** See `LoadSample` (default false). */
  readonly hasPast?: boolean;
  /** An operator asks for the sample by name: a store that began without it is refused (default false: it stays as it is). */
  readonly isDemanded?: boolean;
}

/** The sample data was asked for, and the store has other data. */
export class SampleRefusedError extends Error {
  constructor() {
    super(
      'SEED=sample fills empty stores only, and these have data of their own. Choose an empty DATA_DIR (or empty databases) for the sample school, or leave SEED out.',
    );
    this.name = 'SampleRefusedError';
  }
}

/**
 * Loads the sample data of a new store, or records that it is not wanted: a store that began without it never gets it
 * later, beside real data. The mark is set last, so an interrupted load runs again at the next start, and `loadSample`
 * must skip what is already there. Returns whether it loaded. Rejects with SampleRefusedError.
 */
export async function loadSampleOnce(
  { loadSample }: Pick<ServiceDefinition, 'loadSample'>,
  platform: Pick<Platform, 'documents' | 'now'>,
  { seed, hasPast = false, isDemanded = false }: SampleWish,
): Promise<boolean> {
  const marks = platform.documents.collection<Mark>('kitMarks');
  const mark = await marks.findOne({ _id: 'sample' });
  if (mark?.isLoaded === false && seed === 'sample' && isDemanded) throw new SampleRefusedError();
  if (mark !== null) return false;
  const isLoaded = seed === 'sample' && loadSample !== undefined;
  if (isLoaded) await loadSample({ hasPast });
  const $set = { decidedAt: new Date(platform.now()).toISOString(), isLoaded };
  await marks.updateOne({ _id: 'sample' }, { $set }, { upsert: true });
  return isLoaded;
}

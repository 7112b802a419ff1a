import type { DocumentStore } from '@pathshala/documents/port';
import { LRUCache } from 'lru-cache';
import type { KeyCorrection } from '../domain/key-correction.ts';

/** A correction is known to every process after this time: one read of a small document for each paper in use. */
export const keyCacheMs = 2000;

const cachedPapers = 1000;

/** The corrections of one paper's key, the oldest first; by paper id. `key-corrections` writes them. */
interface StoredKey {
  readonly _id: string;
  readonly corrections: readonly KeyCorrection[];
}

export const keyCollection = 'paper_keys';

export interface Keys {
  /** At most `keyCacheMs` old. */
  corrections(paperId: string): Promise<readonly KeyCorrection[]>;
  /** This process reads the corrections of the paper again. */
  forget(paperId: string): void;
}

export function createDocumentKeys(documents: DocumentStore): Keys {
  const stored = documents.collection<StoredKey>(keyCollection);
  const known = new LRUCache<string, readonly KeyCorrection[]>({
    max: cachedPapers,
    ttl: keyCacheMs,
    ignoreFetchAbort: true,
    fetchMethod: async (_id) => (await stored.findOne({ _id }))?.corrections ?? [],
  });
  return {
    corrections: async (paperId) => known.get(paperId) ?? known.forceFetch(paperId),
    forget: (paperId) => void known.delete(paperId),
  };
}

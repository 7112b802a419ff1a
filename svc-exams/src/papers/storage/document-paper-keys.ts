import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { LRUCache } from 'lru-cache';
import type { KeyCorrection } from '../domain/key-correction.ts';
import { keyCacheMs, type PaperKey } from '../domain/paper-key.ts';
import type { PaperKeys } from '../ports.ts';

const keyCollection = 'paper_keys';
const cachedPapers = 1000;

export const paperKeyAggregates = [keyCollection];

export const paperKeyIndexes = [{ collection: keyCollection, keys: { 'remark.state': 1 } }] as const;

export function createDocumentPaperKeys({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): PaperKeys {
  const collection = documents.collection<PaperKey & Aggregate>(keyCollection);
  const aggregates = createAggregateStore<PaperKey>({ collection, now, newId });
  const known = new LRUCache<string, readonly KeyCorrection[]>({
    max: cachedPapers,
    ttl: keyCacheMs,
    ignoreFetchAbort: true,
    fetchMethod: async (_id) => (await collection.findOne({ _id }))?.corrections ?? [],
  });
  return {
    ...aggregates,
    knownCorrections: async (paperId) => known.get(paperId) ?? known.forceFetch(paperId),
    readAgain: (paperId) => void known.delete(paperId),
    remarking: (limit) => collection.find({ 'remark.state': 'running' }, { limit }).toArray(),
    async progress({ _id, corrections }, remark) {
      await aggregates.update(_id, (key) =>
        key.corrections.length === corrections.length ? { state: { ...key, remark } } : null,
      );
    },
    async forget(userId) {
      const made = await collection
        .find({ 'corrections.correctedById': userId }, { projection: { _id: 1 } })
        .toArray();
      for (const { _id } of made) {
        await aggregates.update(_id, (key) => ({
          state: {
            ...key,
            corrections: key.corrections.map((correction) =>
              correction.correctedById === userId
                ? { ...correction, correctedById: null, correctedBy: null }
                : correction,
            ),
          },
        }));
      }
    },
  };
}

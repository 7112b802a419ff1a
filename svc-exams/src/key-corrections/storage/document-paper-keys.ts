import type { Aggregate } from '@pathshala/events/aggregate';
import { createAggregateStore } from '@pathshala/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { keyCollection } from '../../papers/index.ts';
import type { PaperKey } from '../domain/paper-key.ts';
import type { PaperKeys } from '../ports.ts';

export const paperKeyAggregates = [keyCollection];

export const paperKeyIndexes = [{ collection: keyCollection, keys: { 'remark.state': 1 } }] as const;

export function createDocumentPaperKeys({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): PaperKeys {
  const collection = documents.collection<PaperKey & Aggregate>(keyCollection);
  const aggregates = createAggregateStore<PaperKey>({ collection, now, newId });
  return {
    ...aggregates,
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

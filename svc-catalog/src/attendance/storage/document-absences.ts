import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Absence, Absences } from '../ports.ts';

const name = 'absences';

export const absenceAggregates = [name];

export const absenceIndexes = [
  { collection: name, keys: { createdAt: 1 } },
  { collection: name, keys: { studentId: 1 } },
] as const;

/** One document for a class and a student, which carries its event: it is published once, however often the job finds it. */
export function createDocumentAbsences({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Absences {
  const collection = documents.collection<Absence & Aggregate>(name);
  const store = createAggregateStore<Absence>({ collection, now, newId });
  return {
    async add(absence, event) {
      try {
        await store.insert(absence, [event]);
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
      }
    },
    async forget(studentId) {
      await collection.deleteMany({ studentId });
    },
    async removeBefore(createdAt) {
      await collection.deleteMany({ createdAt: { $lt: createdAt }, outboxAt: null });
    },
  };
}

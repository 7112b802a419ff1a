import type { DocumentStore } from '@pathshala/stores/documents/port';
import { type QuietHours, usualQuietHours } from '../domain/quiet-hours.ts';
import type { QuietHoursStore } from '../ports.ts';

interface ChosenHours {
  readonly _id: string;
  readonly hours: QuietHours | null;
}

/** One document for each account that has chosen. */
export function createDocumentQuietHours(documents: DocumentStore): QuietHoursStore {
  const collection = documents.collection<ChosenHours>('quietHours');
  return {
    async read(_id) {
      const chosen = await collection.findOne({ _id });
      return chosen === null ? usualQuietHours : chosen.hours;
    },
    async write(_id, hours) {
      await collection.updateOne({ _id }, { $set: { hours } }, { upsert: true });
    },
    async forget(_id) {
      await collection.deleteOne({ _id });
    },
  };
}

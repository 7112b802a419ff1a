import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { CheckInCodes } from '../ports.ts';
import { registrationsCollection, type RegistrationDocument } from './document-registrations.ts';

const batchSize = 100;

/**
 * Gives older registrations a check-in code. Safe to repeat and in several processes. The codes have no unique index: a process
 * of the previous version, which still serves during an update, stores registrations without one.
 */
export function addCheckInCodes(documents: DocumentStore, codes: CheckInCodes) {
  const collection = documents.collection<RegistrationDocument>(registrationsCollection);
  const without = { checkInCode: null };
  return async (): Promise<void> => {
    for (;;) {
      const batch = await collection.find(without, { limit: batchSize, projection: { _id: 1 } }).toArray();
      for (const { _id } of batch) {
        const update = { $set: { checkInCode: codes.issue() }, $inc: { rev: 1 } };
        await collection.updateOne({ _id, ...without }, update);
      }
      if (batch.length < batchSize) return;
    }
  };
}

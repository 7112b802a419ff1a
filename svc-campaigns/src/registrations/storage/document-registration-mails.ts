import type { DocumentStore } from '@pathshala/documents/port';
import type { RegistrationMails } from '../ports.ts';
import { registrationsCollection, type RegistrationDocument } from './document-registrations.ts';

export const registrationMailIndexes = [
  { collection: registrationsCollection, keys: { mailDueAt: 1 } },
] as const;

/** A due mail is stored in its registration. Every write requires the mail that was read, so a newer one is not lost. */
export function createDocumentRegistrationMails(documents: DocumentStore): RegistrationMails {
  const collection = documents.collection<RegistrationDocument>(registrationsCollection);
  return {
    listDue: (nowMs, limit) =>
      collection.find({ mailDueAt: { $lte: nowMs } }, { sort: { mailDueAt: 1 }, limit }).toArray(),
    async lease({ _id, mailDue, mailDueAt }, untilMs) {
      const { matchedCount } = await collection.updateOne(
        { _id, mailDue, mailDueAt },
        { $set: { mailDueAt: untilMs } },
      );
      return matchedCount === 1;
    },
    async markSent({ _id, mailDue }) {
      const sent = { mailDue: null, mailDueAt: null, mailFailures: 0, hasMailFailed: false };
      await collection.updateOne({ _id, mailDue }, { $set: sent });
    },
    async markFailed({ _id, mailDue, mailFailures = 0 }, nextMs) {
      const set =
        nextMs === null
          ? { mailDue: null, mailDueAt: null, mailFailures: 0, hasMailFailed: true }
          : { mailDueAt: nextMs, mailFailures: mailFailures + 1 };
      await collection.updateOne({ _id, mailDue }, { $set: set });
    },
  };
}

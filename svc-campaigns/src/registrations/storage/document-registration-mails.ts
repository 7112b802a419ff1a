import type { DocumentStore } from '@pathshala/documents/port';
import type { MailKind } from '../domain/due-mail.ts';
import type { RegistrationMails } from '../ports.ts';
import { registrationsCollection, type RegistrationDocument } from './document-registrations.ts';

export const registrationMailIndexes = [
  { collection: registrationsCollection, keys: { mailDue: 1, mailDueAt: 1 } },
] as const;

/** The due mails of these kinds. A due mail is stored in its registration. Every write requires the mail that was read, so a newer one is not lost. */
export function createDocumentRegistrationMails(
  documents: DocumentStore,
  kinds: readonly MailKind[],
): RegistrationMails {
  const collection = documents.collection<RegistrationDocument>(registrationsCollection);
  const dueOf = (mailDue: MailKind, nowMs: number, limit: number) =>
    collection.find({ mailDue, mailDueAt: { $lte: nowMs } }, { sort: { mailDueAt: 1 }, limit }).toArray();
  return {
    // Kind by kind, so that the index has them in order.
    async listDue(nowMs, limit) {
      const due = (await Promise.all(kinds.map((kind) => dueOf(kind, nowMs, limit)))).flat();
      return due.toSorted((a, b) => (a.mailDueAt ?? 0) - (b.mailDueAt ?? 0)).slice(0, limit);
    },
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

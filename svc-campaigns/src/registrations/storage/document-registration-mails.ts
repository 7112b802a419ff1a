import type { DocumentStore, Filter } from '@pathshala/documents/port';
import type { MailKind } from '../domain/due-mail.ts';
import type { Registration } from '../domain/registration.ts';
import type { RegistrationMails } from '../ports.ts';
import { registrationsCollection, type RegistrationDocument } from './document-registrations.ts';

export const registrationMailIndexes = [
  { collection: registrationsCollection, keys: { mailDue: 1, mailDueAt: 1 } },
] as const;

/** The due time is the lease: a newer mail of the same kind, and one that another process took, have another. */
const asRead = ({ _id, mailDue, mailDueAt }: Registration): Filter => ({ _id, mailDue, mailDueAt });

/** A change of the registration that read the mail before runs again: it would leave out fields that it did not change. */
const changed = { $inc: { rev: 1 } };

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
    lease: (due, untilMs) =>
      collection.findOneAndUpdate(asRead(due), { $set: { mailDueAt: untilMs }, ...changed }),
    async markSent(leased) {
      const sent = { mailDue: null, mailDueAt: null, mailFailures: 0, hasMailFailed: false };
      await collection.updateOne(asRead(leased), { $set: sent, ...changed });
    },
    async markFailed(leased, nextMs) {
      const set =
        nextMs === null
          ? { mailDue: null, mailDueAt: null, mailFailures: 0, hasMailFailed: true }
          : { mailDueAt: nextMs, mailFailures: (leased.mailFailures ?? 0) + 1 };
      await collection.updateOne(asRead(leased), { $set: set, ...changed });
    },
  };
}

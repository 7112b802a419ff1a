import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import type { MailKind } from '../domain/due-mail.ts';
import type { Registration } from '../domain/registration.ts';
import type { RegistrationMailRetries, RegistrationMails } from '../ports.ts';
import { registrationsCollection, type RegistrationDocument } from './document-registrations.ts';

export const registrationMailIndexes = [
  { collection: registrationsCollection, keys: { mailDue: 1, mailDueAt: 1 } },
] as const;

/** The due time is the lease: a newer mail of the same kind, and a mail that another process leased, have another. */
const asRead = ({ _id, mailDue, mailDueAt }: Registration): Filter => ({ _id, mailDue, mailDueAt });

/** Increments `rev`, so that a concurrent change that read the earlier mail runs again. */
const changed = { $inc: { rev: 1 } };

/** The due mails of these kinds, without those that `send-texts` sends. A due mail is stored in its registration. Every write requires the mail that was read, so a newer one is not lost. */
export function createDocumentRegistrationMails(
  documents: DocumentStore,
  kinds: readonly MailKind[],
): RegistrationMails {
  const collection = documents.collection<RegistrationDocument>(registrationsCollection);
  const dueOf = (mailDue: MailKind, nowMs: number, limit: number) =>
    collection
      .find(
        { mailDue, mailDueAt: { $lte: nowMs }, 'basicInfo.email': { $ne: '' } },
        { sort: { mailDueAt: 1 }, limit },
      )
      .toArray();
  return {
    // Read kind by kind, so that the index sorts them.
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

/** The waiting mail by its due time, which is the lease of the sending process; the failed one where no other is due. */
export function createDocumentRegistrationMailRetries(documents: DocumentStore): RegistrationMailRetries {
  const collection = documents.collection<RegistrationDocument>(registrationsCollection);
  return {
    async makeDue(_id, { kind, nextTryAt, now }) {
      const asFailed =
        nextTryAt === null ? { mailDue: null, hasMailFailed: true } : { mailDue: kind, mailDueAt: nextTryAt };
      const $set = {
        mailDue: kind,
        mailDueAt: now,
        ...(nextTryAt === null ? { mailFailures: 0, hasMailFailed: false } : {}),
      };
      const { matchedCount } = await collection.updateOne({ _id, ...asFailed }, { $set, ...changed });
      return matchedCount === 1;
    },
  };
}

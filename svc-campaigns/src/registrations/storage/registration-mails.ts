import type { Collection } from '@pathshala/documents/port';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import type { Registration } from '../domain/registration.ts';
import type { RegistrationRepository } from '../use-cases/ports.ts';

type Mails = Pick<RegistrationRepository, 'mailsDue' | 'takeMail' | 'markMailed' | 'markFailed'>;

/** The mail that a registration waits for: taken by one process, and marked as sent, due again or given up. */
export function registrationMails(collection: Collection<Registration & Aggregate>): Mails {
  return {
    mailsDue: (nowMs, limit) =>
      collection.find({ mailDueAt: { $lte: nowMs } }, { sort: { mailDueAt: 1 }, limit }).toArray(),
    async takeMail({ _id, mailDue, mailDueAt }, untilMs) {
      const { matchedCount } = await collection.updateOne(
        { _id, mailDue, mailDueAt },
        { $set: { mailDueAt: untilMs } },
      );
      return matchedCount === 1;
    },
    async markMailed({ _id, mailDue }) {
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

import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import type { QueuedMail } from '../domain/queued-mail.ts';
import type { QueuedMails } from '../ports.ts';

const mailsCollection = 'mails';

export const queuedMailsIndexes = [
  { collection: mailsCollection, keys: { dueAt: 1 } },
  { collection: mailsCollection, keys: { about: 1 } },
  { collection: mailsCollection, keys: { givenUpAt: 1 } },
  { collection: mailsCollection, keys: { sentAt: 1 } },
] as const;

/** The time of the next try is the lease of the process that sends the mail. */
const asRead = ({ _id, dueAt }: QueuedMail): Filter => ({ _id, dueAt });

export function createDocumentQueuedMails(documents: DocumentStore): QueuedMails {
  const collection = documents.collection<QueuedMail>(mailsCollection);
  return {
    insert: (mail) => insertOnce(collection, mail),
    due: (now, limit) => collection.find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit }).toArray(),
    async lease(mail, until) {
      const { matchedCount } = await collection.updateOne(asRead(mail), { $set: { dueAt: until } });
      return matchedCount === 1 ? { ...mail, dueAt: until } : null;
    },
    async retryAt(leased, dueAt, failures) {
      await collection.updateOne(asRead(leased), { $set: { dueAt, failures } });
    },
    async giveUp(leased, givenUpAt, reason) {
      const change = { dueAt: null, givenUpAt, reason, sealed: '' };
      await collection.updateOne(asRead(leased), { $set: change });
    },
    async tryNow(_id, nextTryAt, dueAt) {
      const { matchedCount } = await collection.updateOne({ _id, dueAt: nextTryAt }, { $set: { dueAt } });
      return matchedCount === 1;
    },
    async delete(_id) {
      await collection.deleteOne({ _id });
    },
    async markSent(_id, sentAt) {
      await collection.updateOne({ _id }, { $set: { dueAt: null, sentAt, sealed: '' } });
    },
    isWaiting: async (about) => (await collection.countDocuments({ about, dueAt: { $gt: 0 } })) > 0,
    async unsentOf(about) {
      const filter = { about: { $in: [...about] }, sentAt: null };
      const found = await collection.find(filter, { projection: { about: 1, dueAt: 1 } }).toArray();
      // A mail that waits is newer than one that was given up.
      const states = found.toSorted((one, other) => Number(one.dueAt) - Number(other.dueAt));
      return new Map(states.map((mail) => [mail.about, mail.dueAt === null ? 'failed' : 'waiting']));
    },
    async aboutIn(kind, state) {
      const isIn = state === 'failed' ? { givenUpAt: { $gt: 0 } } : { dueAt: { $gt: 0 } };
      const found = await collection.find({ ...isIn, kind }, { projection: { about: 1 } }).toArray();
      return found.map(({ about }) => about);
    },
    findMany: (ids) =>
      collection
        .find({ _id: { $in: [...ids] } }, { projection: { sentAt: 1, givenUpAt: 1, reason: 1 } })
        .toArray(),
    async deleteAbout(about) {
      await collection.deleteMany({ about: { $in: about } });
    },
    async deleteGivenUpBefore(time) {
      await collection.deleteMany({ givenUpAt: { $lt: time, $gt: 0 } });
    },
    async deleteSentBefore(time) {
      await collection.deleteMany({ sentAt: { $lt: time, $gt: 0 } });
    },
  };
}

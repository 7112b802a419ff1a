import { insertOnce } from '@pathshala/documents/insert-once';
import type { DocumentStore } from '@pathshala/documents/port';
import type { QueuedMail } from '../domain/queued-mail.ts';
import type { QueuedMails } from '../ports.ts';

const mailsCollection = 'mails';

export const queuedMailsIndexes = [
  { collection: mailsCollection, keys: { dueAt: 1 } },
  { collection: mailsCollection, keys: { about: 1 } },
  { collection: mailsCollection, keys: { givenUpAt: 1 } },
  { collection: mailsCollection, keys: { sentAt: 1 } },
] as const;

export function createDocumentQueuedMails(documents: DocumentStore): QueuedMails {
  const collection = documents.collection<QueuedMail>(mailsCollection);
  return {
    insert: (mail) => insertOnce(collection, mail),
    due: (now, limit) => collection.find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit }).toArray(),
    async lease({ _id, dueAt }, until) {
      const { matchedCount } = await collection.updateOne({ _id, dueAt }, { $set: { dueAt: until } });
      return matchedCount === 1;
    },
    async retryAt(_id, dueAt, failures) {
      await collection.updateOne({ _id }, { $set: { dueAt, failures } });
    },
    async giveUp(_id, givenUpAt, reason) {
      await collection.updateOne({ _id }, { $set: { dueAt: null, givenUpAt, reason, sealed: '' } });
    },
    async delete(_id) {
      await collection.deleteOne({ _id });
    },
    async markSent(_id, sentAt) {
      await collection.updateOne({ _id }, { $set: { dueAt: null, sentAt, sealed: '' } });
    },
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

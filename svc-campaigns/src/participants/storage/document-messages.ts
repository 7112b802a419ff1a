import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import type { Message, MessageMail, Messages } from '../ports.ts';

const messages = 'participant-messages';
const mails = 'participant-message-mails';

export const messageIndexes = [
  { collection: messages, keys: { campaignId: 1, createdAt: 1 } },
  { collection: messages, keys: { state: 1 } },
  { collection: mails, keys: { messageId: 1, state: 1 } },
  { collection: mails, keys: { dueAt: 1 } },
] as const;

type Store = ReturnType<typeof storeOf>;

const storeOf = (documents: DocumentStore) => ({
  messages: documents.collection<Message>(messages),
  mails: documents.collection<MessageMail>(mails),
});

type OfMessages = Pick<Messages, 'insert' | 'find' | 'list' | 'listUnfinished' | 'progressOf' | 'setState'>;

function ofMessages(store: Store): OfMessages {
  const countOf = (messageId: string, state: MessageMail['state']) =>
    store.mails.countDocuments({ messageId, state });
  return {
    insert: (message) => store.messages.insertOne(message),
    find: (id) => store.messages.findOne({ _id: id }),
    async list(campaignId, range) {
      const sort = { createdAt: -1, _id: -1 } as const;
      const items = await store.messages.find({ campaignId }, { sort, ...range }).toArray();
      return { items, total: await store.messages.countDocuments({ campaignId }) };
    },
    listUnfinished: (limit) =>
      store.messages.find({ state: { $in: ['preparing', 'sending'] } }, { limit }).toArray(),
    async progressOf(messageId) {
      const [due, sent, failed] = await Promise.all([
        countOf(messageId, 'due'),
        countOf(messageId, 'sent'),
        countOf(messageId, 'failed'),
      ]);
      return { recipients: due + sent + failed, sent, failed };
    },
    async setState(messageId, state) {
      await store.messages.updateOne({ _id: messageId }, { $set: { state } });
    },
  };
}

/** The due time is the lease of the process that sends it. */
const asRead = ({ _id, dueAt }: MessageMail): Filter => ({ _id, dueAt, state: 'due' });

type OfMails = Omit<Messages, keyof OfMessages>;

function ofMails(store: Store): OfMails {
  return {
    async addRecipients({ _id: messageId }, registrationIds, now) {
      for (const registrationId of registrationIds) {
        const _id = `${messageId}-${registrationId}`;
        const mail = { _id, messageId, registrationId, state: 'due', dueAt: now, failures: 0 } as const;
        await insertOnce(store.mails, mail);
      }
      const listedUpTo = registrationIds.at(-1);
      if (listedUpTo !== undefined)
        await store.messages.updateOne({ _id: messageId }, { $set: { listedUpTo } });
    },
    async makeDue({ id: _id, nextTryAt, now }) {
      const asFailed = nextTryAt === null ? { state: 'failed' } : { state: 'due', dueAt: nextTryAt };
      const $set = { state: 'due', dueAt: now, ...(nextTryAt === null ? { failures: 0 } : {}) };
      const due = await store.mails.findOneAndUpdate({ _id, ...asFailed }, { $set });
      if (due !== null)
        await store.messages.updateOne({ _id: due.messageId }, { $set: { state: 'sending' } });
      return due !== null;
    },
    listDue: (now, limit) =>
      store.mails.find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit }).toArray(),
    lease: (mail, untilMs) => store.mails.findOneAndUpdate(asRead(mail), { $set: { dueAt: untilMs } }),
    async markSent(leased) {
      await store.mails.updateOne(asRead(leased), { $set: { state: 'sent', dueAt: null } });
    },
    async markFailed(leased, nextMs) {
      const set =
        nextMs === null ? { state: 'failed', dueAt: null } : { dueAt: nextMs, failures: leased.failures + 1 };
      await store.mails.updateOne(asRead(leased), { $set: set });
    },
  };
}

export function createDocumentMessages(documents: DocumentStore): Messages {
  const store = storeOf(documents);
  return { ...ofMessages(store), ...ofMails(store) };
}

import {
  type NoticeChannel,
  noticeChannels,
  type NoticeKind,
  noticeKinds,
} from '@pathshala/contract-kit/notice';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { NoticeChoice, NoticeChoices } from '../ports.ts';

/** Mails came first: their choices have no channel in the id. */
const idOf = (userId: string, { kind, channel }: NoticeChoice): string =>
  channel === 'mail' ? `${userId}:${kind}` : `${userId}:${channel}:${kind}`;

const choicesOf = (channel: NoticeChannel): readonly NoticeChoice[] =>
  noticeKinds.map((kind) => ({ kind, channel }));

const idsOf = (userId: string): readonly string[] => [
  userId,
  ...noticeChannels.flatMap(choicesOf).map((choice) => idOf(userId, choice)),
];

/** One document for each account that has all mails turned off, with its id, and one for each kind on a channel that is off. */
export function createDocumentNoticeChoices(documents: DocumentStore, now: () => number): NoticeChoices {
  const collection = documents.collection<{ readonly _id: string; readonly at: number }>('noticesOff');
  return {
    async isOff(userId, kind, channel) {
      const own = idOf(userId, { kind, channel });
      return (
        (await collection.findOne({ _id: { $in: channel === 'mail' ? [userId, own] : [own] } })) !== null
      );
    },
    async read(userId) {
      const found = await collection.find({ _id: { $in: idsOf(userId) } }).toArray();
      const ids = new Set(found.map(({ _id }) => _id));
      const offOn = (channel: NoticeChannel): readonly NoticeKind[] =>
        noticeKinds.filter((kind) => ids.has(idOf(userId, { kind, channel })));
      return {
        areMailsOff: ids.has(userId),
        off: { mail: offOn('mail'), push: offOn('push'), sms: offOn('sms') },
      };
    },
    async turnOff(userId, choice) {
      const _id = choice === undefined ? userId : idOf(userId, choice);
      await insertOnce(collection, { _id, at: now() });
    },
    async turnOn(userId, choice) {
      await collection.deleteOne({ _id: choice === undefined ? userId : idOf(userId, choice) });
    },
    async forget(userId) {
      await collection.deleteMany({ _id: { $in: idsOf(userId) } });
    },
  };
}

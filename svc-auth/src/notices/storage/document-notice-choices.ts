import { noticeKinds, type NoticeKind } from '@pathshala/contract-kit/notice';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { NoticeChoices } from '../ports.ts';

const idOf = (userId: string, kind?: NoticeKind): string =>
  kind === undefined ? userId : `${userId}:${kind}`;

const idsOf = (userId: string): readonly string[] => [
  idOf(userId),
  ...noticeKinds.map((kind) => idOf(userId, kind)),
];

/** One document for each account that has all mails turned off, with its id, and one for each kind, with id and kind. */
export function createDocumentNoticeChoices(documents: DocumentStore, now: () => number): NoticeChoices {
  const collection = documents.collection<{ readonly _id: string; readonly at: number }>('noticesOff');
  return {
    isOff: async (userId, kind) =>
      (await collection.findOne({ _id: { $in: [idOf(userId), idOf(userId, kind)] } })) !== null,
    async read(userId) {
      const found = await collection.find({ _id: { $in: idsOf(userId) } }).toArray();
      const ids = new Set(found.map(({ _id }) => _id));
      return {
        areAllOff: ids.has(idOf(userId)),
        off: noticeKinds.filter((kind) => ids.has(idOf(userId, kind))),
      };
    },
    async turnOff(userId, kind) {
      await insertOnce(collection, { _id: idOf(userId, kind), at: now() });
    },
    async turnOn(userId, kind) {
      await collection.deleteOne({ _id: idOf(userId, kind) });
    },
    async forget(userId) {
      await collection.deleteMany({ _id: { $in: idsOf(userId) } });
    },
  };
}

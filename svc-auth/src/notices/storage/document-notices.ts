import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { StoredNotice } from '../domain/stored-notice.ts';
import type { StoredNotices } from '../ports.ts';

const name = 'notices';

/** The order of the list, and the count of the unread ones. */
export const noticeIndexes = [
  { collection: name, keys: { studentId: 1, at: -1, _id: 1 } },
  { collection: name, keys: { studentId: 1, isRead: 1 } },
] as const;

/** Notices for each student; older ones are deleted. */
const maxStored = 200;

const latestFirst = { at: -1, _id: 1 } as const;

export function createDocumentNotices(documents: DocumentStore): StoredNotices {
  const collection = documents.collection<StoredNotice>(name);

  async function deleteBeyondBound(studentId: string): Promise<void> {
    const options = { sort: latestFirst, skip: maxStored, limit: 100, projection: { _id: 1 } } as const;
    const excess = await collection.find({ studentId }, options).toArray();
    if (excess.length > 0) await collection.deleteMany({ _id: { $in: excess.map(({ _id }) => _id) } });
  }

  return {
    async add(notice) {
      await insertOnce(collection, notice);
      await deleteBeyondBound(notice.studentId);
    },
    list: (studentId, page) => findPage(collection, { studentId }, { ...page, sort: latestFirst }),
    countUnread: (studentId) => collection.countDocuments({ studentId, isRead: false }),
    isRead: async (_id) => (await collection.findOne({ _id }))?.isRead === true,
    async markRead(studentId, _id) {
      const { matchedCount } = await collection.updateOne({ _id, studentId }, { $set: { isRead: true } });
      return matchedCount === 1;
    },
    async markReadUntil(studentId, until) {
      const filter = { studentId, isRead: false, at: { $lte: until } };
      await collection.updateMany(filter, { $set: { isRead: true } });
    },
    async forget(studentId) {
      await collection.deleteMany({ studentId });
    },
  };
}

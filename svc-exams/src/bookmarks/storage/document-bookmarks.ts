import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { Bookmark } from '../domain/bookmark.ts';
import type { Bookmarks } from '../ports.ts';

export const bookmarksIndexes = [
  { collection: 'bookmarks', keys: { studentId: 1, bookmarkedAt: -1 } },
] as const;

export function createDocumentBookmarks(documents: DocumentStore): Bookmarks {
  const stored: Collection<Bookmark> = documents.collection('bookmarks');
  const deletedAccounts: Collection<StoredDocument> = documents.collection('bookmarks_deleted_accounts');
  return {
    idOf: (studentId, questionId) => derivedId('bookmark', studentId, questionId),

    async insert(bookmark) {
      if (!(await insertOnce(stored, bookmark))) return false;
      // Checked after the write: a deletion in between finds the stored bookmark, an earlier one is found here.
      if ((await deletedAccounts.findOne({ _id: bookmark.studentId })) === null) return true;
      await stored.deleteOne({ _id: bookmark._id });
      return false;
    },

    find: (id) => stored.findOne({ _id: id }),

    async remove(id) {
      await stored.deleteOne({ _id: id });
    },

    count: (studentId) => stored.countDocuments({ studentId }),

    async questionIds(studentId) {
      const found = await stored.find({ studentId }, { projection: { questionId: 1 } }).toArray();
      return found.map(({ questionId }) => questionId);
    },

    page: ({ studentId, page, pageSize }) =>
      findPage(stored, { studentId }, { page, pageSize, sort: { bookmarkedAt: -1, _id: 1 } }),

    async removeAllOf(studentId) {
      await insertOnce(deletedAccounts, { _id: studentId });
      await stored.deleteMany({ studentId });
    },
  };
}

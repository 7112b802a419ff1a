import type { ListKey } from '@pathshala/stores/documents/upgrade-list-keys';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import { listKeyOf } from '@pathshala/rules/bengali-order';
import { deletedNow, notDeleted } from '@pathshala/rules/undo-window';
import { maxDeletedListed, restorableAt } from '@pathshala/back-office/recently-deleted';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { maxChapterParts } from '../domain/course-size.ts';
import type { Content, Lesson } from '../domain/lesson.ts';
import type { ChapterParts } from '../ports.ts';

/** Indexes with the fields that search, counts and the sort compare, so that they read the index alone. */
const indexesOf = (collection: string) =>
  [
    { collection, keys: { chapterId: 1, deletedAt: 1, position: 1, _id: 1, titleKey: 1 } },
    { collection, keys: { chapterId: 1, deletedAt: 1, titleKey: 1, _id: 1 } },
    { collection, keys: { deletedAt: 1 } },
    { collection, keys: { removalDueAt: 1 } },
  ] as const;

export const chapterPartIndexes = [...indexesOf('lessons'), ...indexesOf('contents')] as const;

export function createDocumentLessons(documents: DocumentStore): ChapterParts<Lesson> {
  return createDocumentChapterParts(documents.collection<Lesson>('lessons'));
}

export function createDocumentContents(documents: DocumentStore): ChapterParts<Content> {
  return createDocumentChapterParts(documents.collection<Content>('contents'));
}

const sortFields = { position: 'position', name: 'titleKey' };
const inOrder = { position: 1, _id: 1 } as const;
const liveIn = (chapterId: string) => ({ chapterId, deletedAt: null });
const maxTries = 12;

function createDocumentChapterParts<Part extends Lesson | Content>(
  collection: Collection<Part>,
): ChapterParts<Part> {
  const find = (id: string) => collection.findOne({ _id: id, deletedAt: null });
  return {
    ...editingOf(collection, find),
    ...deletionOf(collection),
    find,
    insert: (part) => collection.insertOne(part),
    list: ({ chapterId, page, pageSize, sort, q }) =>
      findPage(
        collection,
        { ...liveIn(chapterId), ...containsText(['titleKey'], q) },
        { page, pageSize, sort: sortBy(sort, sortFields) },
      ),
    ofChapter: (chapterId, page) => collection.find(liveIn(chapterId), { sort: inOrder, ...page }).toArray(),
    async idsOfChapter(chapterId) {
      const options = { sort: inOrder, projection: { _id: 1 }, limit: maxChapterParts } as const;
      const found = await collection.find(liveIn(chapterId), options).toArray();
      return found.map(({ _id }) => _id);
    },
    count: () => collection.countDocuments({ deletedAt: null }),
    countOfChapter: (chapterId) => collection.countDocuments(liveIn(chapterId)),
    countBefore: ({ _id, chapterId, position }) =>
      collection.countDocuments({
        ...liveIn(chapterId),
        $or: [{ position: { $lt: position } }, { position, _id: { $lt: _id } }],
      }),
    async nextPosition(chapterId) {
      const last = await collection.findOne(liveIn(chapterId), { sort: { position: -1, _id: -1 } });
      return (last?.position ?? 0) + 1;
    },
  };
}

function editingOf<Part extends Lesson | Content>(
  collection: Collection<Part>,
  find: (id: string) => Promise<Part | null>,
): Pick<ChapterParts<Part>, 'update' | 'setPosition' | 'forgetEditor'> {
  return {
    async update(id, change) {
      for (let tries = 1; tries <= maxTries; tries += 1) {
        const stored = await find(id);
        if (stored === null) return null;
        const { _id, position: _position, ...fields } = change(stored);
        const rev = stored.edited?.rev ?? null;
        const { matchedCount } = await collection.updateOne(
          { _id, deletedAt: null, 'edited.rev': rev },
          { $set: { ...fields, titleKey: listKeyOf(fields.title) } },
        );
        if (matchedCount > 0) return find(id);
      }
      throw new DomainError('conflict', 'common.conflict');
    },
    async setPosition(id, position) {
      await collection.updateOne({ _id: id }, { $set: { position } });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}

function deletionOf<Part extends Lesson | Content>(
  collection: Collection<Part>,
): Pick<ChapterParts<Part>, 'markDeleted' | 'restore' | 'listRestorable' | 'removeDue' | 'deleteOfChapters'> {
  const restorable = (id: string, now: number) => ({ _id: id, removalDueAt: { $gt: now } });
  return {
    async markDeleted(id, { now, by }) {
      const filter = { _id: id, deletedAt: null };
      return (await collection.updateOne(filter, { $set: deletedNow(now, by) })).matchedCount > 0;
    },
    async restore(id, now) {
      return (await collection.updateOne(restorable(id, now), { $set: notDeleted })).matchedCount > 0;
    },
    listRestorable: (now) =>
      collection.find(restorableAt(now), { sort: { removalDueAt: -1 }, limit: maxDeletedListed }).toArray(),
    async removeDue(now) {
      await collection.deleteMany({ removalDueAt: { $lte: now } });
    },
    async deleteOfChapters(chapterIds) {
      await collection.deleteMany({ chapterId: { $in: chapterIds } });
    },
  };
}

/** Parts of earlier versions have no key. */
export const chapterPartListKeys: readonly ListKey[] = ['lessons', 'contents'].flatMap((collection) => [
  { collection, field: 'titleKey' },
  { collection, field: 'titleKey', from: 'title' },
]);

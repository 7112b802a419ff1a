import type { Collection, DocumentStore } from '@pathshala/documents/port';
import type { Content, Lesson } from '../domain/lesson.ts';
import type { ChapterParts } from '../ports.ts';

export const chapterPartIndexes = [
  { collection: 'lessons', keys: { chapterId: 1, position: 1 } },
  { collection: 'contents', keys: { chapterId: 1, position: 1 } },
] as const;

export function createDocumentLessons(documents: DocumentStore): ChapterParts<Lesson> {
  return createDocumentChapterParts(documents.collection<Lesson>('lessons'));
}

export function createDocumentContents(documents: DocumentStore): ChapterParts<Content> {
  return createDocumentChapterParts(documents.collection<Content>('contents'));
}

function createDocumentChapterParts<Part extends Lesson | Content>(
  collection: Collection<Part>,
): ChapterParts<Part> {
  const inOrder = { position: 1, _id: 1 } as const;
  return {
    find: (id) => collection.findOne({ _id: id }),
    insert: (part) => collection.insertOne(part),
    ofChapter: (chapterId, page = { skip: 0, limit: 1000 }) =>
      collection.find({ chapterId }, { sort: inOrder, ...page }).toArray(),
    countOfChapter: (chapterId) => collection.countDocuments({ chapterId }),
    async nextPosition(chapterId) {
      const last = await collection.findOne({ chapterId }, { sort: { position: -1 } });
      return (last?.position ?? 0) + 1;
    },
    async deleteOfChapters(chapterIds) {
      await collection.deleteMany({ chapterId: { $in: chapterIds } });
    },
  };
}

import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { ContentHead, LessonHead } from '../domain/lesson-outline.ts';
import type { Content, Lesson } from '../domain/lesson.ts';
import type { ChapterHeads } from '../ports.ts';

export const chapterHeadIndexes = [
  { collection: 'lessons', keys: { courseId: 1 } },
  { collection: 'contents', keys: { courseId: 1 } },
] as const;

const headFields = { chapterId: 1, title: 1, duration: 1, videoLink: 1 } as const;
const inOrder = { position: 1, _id: 1 } as const;

export function createDocumentChapterHeads(documents: DocumentStore): ChapterHeads {
  const lessons = documents.collection<Lesson>('lessons');
  const contents = documents.collection<Content>('contents');
  const partsOf = (courseId: string) => ({ courseId, deletedAt: null });
  return {
    lessonsOf: (courseId): Promise<LessonHead[]> =>
      lessons.find(partsOf(courseId), { sort: inOrder, projection: headFields }).toArray(),
    contentsOf: (courseId): Promise<ContentHead[]> =>
      contents.find(partsOf(courseId), { sort: inOrder, projection: { chapterId: 1, title: 1 } }).toArray(),
    async contentChapterIdsOf(courseId) {
      const found = contents.find(partsOf(courseId), { sort: inOrder, projection: { chapterId: 1 } });
      return (await found.toArray()).map(({ chapterId }) => chapterId);
    },
    async findLesson(lessonId) {
      return lessons.findOne({ _id: lessonId, deletedAt: null }, { projection: headFields });
    },
    lessonsWith: (ids) =>
      lessons.find({ _id: { $in: [...ids] }, deletedAt: null }, { projection: headFields }).toArray(),
  };
}

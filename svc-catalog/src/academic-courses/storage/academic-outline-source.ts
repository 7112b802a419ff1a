import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { OutlinePart, OutlineSource } from '../../outlines/index.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { LessonHead } from '../domain/lesson-outline.ts';
import type { Lesson } from '../domain/lesson.ts';
import { academicCourseCollection } from './document-academic-courses.ts';
import { createDocumentChapterHeads } from './document-chapter-heads.ts';

function partsOf({ subjects }: AcademicCourse, lessons: readonly LessonHead[]): OutlinePart[] {
  const byChapter = Map.groupBy(lessons, ({ chapterId }) => chapterId);
  return subjects.flatMap(({ _id: subjectId, title: subjectTitle, units }) => [
    { type: 'subject' as const, id: subjectId, title: subjectTitle, subjectId },
    ...units.flatMap(({ _id: id, title }) => [
      { type: 'chapter' as const, id, title, subjectId },
      ...(byChapter.get(id) ?? []).map((lesson) => ({
        type: 'lesson' as const,
        id: lesson._id,
        title: lesson.title,
        subjectId,
        chapterId: id,
      })),
    ]),
  ]);
}

/** Academic courses for `catalog.course.outlined`. */
export function createAcademicOutlineSource(documents: DocumentStore): OutlineSource {
  const courses = academicCourseCollection(documents);
  const lessons = documents.collection<Lesson>('lessons');
  const heads = createDocumentChapterHeads(documents);
  return {
    async read(courseId) {
      const course = await courses.findOne({ _id: courseId });
      if (course === null) return null;
      const isDeleted = course.deletedAt !== null;
      const parents = isDeleted ? [] : partsOf(course, await heads.lessonsOf(courseId));
      return { courseId, courseKind: 'academic', courseName: course.title, isDeleted, parents };
    },
    async courseIds() {
      const found = await courses.find({ deletedAt: null }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    async courseIdOfLesson(lessonId) {
      const lesson = await lessons.findOne({ _id: lessonId }, { projection: { courseId: 1 } });
      return lesson?.courseId ?? null;
    },
  };
}

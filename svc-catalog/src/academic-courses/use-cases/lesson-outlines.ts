import { DomainError } from '@pathshala/contract-kit/domain-error';
import { lessonOutlineOf } from '../domain/lesson-outline.ts';
import type { ChapterHeads, LessonOutlines } from '../ports.ts';
import { locateForMember, requireMember, type LocateForMemberDependencies } from './locate-for-member.ts';
import { requireCourse } from '../domain/course.ts';

interface LessonOutlinesDependencies extends LocateForMemberDependencies {
  readonly chapterHeads: ChapterHeads;
}

export function createLessonOutlines(deps: LessonOutlinesDependencies): LessonOutlines {
  const { courses, chapterHeads } = deps;
  const locate = locateForMember(deps);
  const requireMemberOf = requireMember(deps);
  return {
    async read(courseId, caller) {
      const course = requireCourse(await courses.find(courseId));
      await requireMemberOf(courseId, caller);
      const [lessons, contentChapterIds] = await Promise.all([
        chapterHeads.lessonsOf(courseId),
        chapterHeads.contentChapterIdsOf(courseId),
      ]);
      return lessonOutlineOf(course, { lessons, contentChapterIds });
    },
    async locateLesson(lessonId, caller) {
      const lesson = await chapterHeads.findLesson(lessonId);
      if (lesson === null) throw new DomainError('not-found', 'catalog.lesson-not-found');
      const { course } = await locate(lesson.chapterId, caller);
      return { courseId: course._id, courseTitle: course.title, lessonTitle: lesson.title };
    },
  };
}

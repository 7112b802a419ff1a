import { DomainError } from '@pathshala/contract-kit/domain-error';
import { lessonOutlineOf } from '../domain/lesson-outline.ts';
import type { EnrolmentStatuses } from '../../enrolments/index.ts';
import { requireUnlocked } from '../../openings/index.ts';
import type { AcademicCourses, ChapterHeads, LessonOutlines } from '../ports.ts';
import { chainOf, type CourseGate } from './course-gate.ts';
import type { LocateForMember } from './locate-for-member.ts';
import { requireMember } from './require-member.ts';
import { requireCourse } from '../domain/course.ts';

interface LessonOutlinesDependencies {
  readonly courses: Pick<AcademicCourses, 'find'>;
  readonly chapterHeads: ChapterHeads;
  readonly enrolmentStatuses: Pick<EnrolmentStatuses, 'requireAccess'>;
  readonly locate: LocateForMember;
  readonly gate: CourseGate;
}

export function createLessonOutlines(deps: LessonOutlinesDependencies): LessonOutlines {
  const { courses, chapterHeads, enrolmentStatuses, locate, gate } = deps;
  return {
    async read(courseId, caller) {
      const course = requireCourse(await courses.find(courseId));
      await requireMember(enrolmentStatuses, courseId, caller);
      const [lessons, contentChapterIds, lockOf] = await Promise.all([
        chapterHeads.lessonsOf(courseId),
        chapterHeads.contentChapterIdsOf(courseId),
        gate(course, caller),
      ]);
      return lessonOutlineOf(course, { lessons, contentChapterIds, lockOf });
    },
    async locateLesson(lessonId, caller) {
      const lesson = await chapterHeads.findLesson(lessonId);
      if (lesson === null) throw new DomainError('not-found', 'catalog.lesson-not-found');
      const location = await locate(lesson.chapterId, caller);
      const { course } = location;
      requireUnlocked((await gate(course, caller))(chainOf(location, lessonId)));
      return { courseId: course._id, courseTitle: course.title, lessonTitle: lesson.title };
    },
  };
}

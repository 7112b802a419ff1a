import type { LockOf } from '@pathshala/rules/part-lock';
import type { Caller } from '../../enrolments/index.ts';
import type { CourseLocks } from '../../openings/index.ts';
import { chapterIdsOf, type ChapterLocation } from '../domain/chapters.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { ChapterHeads } from '../ports.ts';

interface CourseGateDependencies {
  readonly courseLocks: CourseLocks;
  readonly chapterHeads: Pick<ChapterHeads, 'lessonsWith'>;
}

/** OPN-01. Which parts of the course are closed for this caller now. A lesson that was removed is no condition. */
export function courseGate({ courseLocks, chapterHeads }: CourseGateDependencies) {
  return (course: AcademicCourse, caller: Caller): Promise<LockOf> =>
    courseLocks({
      courseId: course._id,
      caller,
      async titlesOf(ids) {
        const chapterIds = new Set(chapterIdsOf(course));
        const lessons = await chapterHeads.lessonsWith(ids);
        const current = lessons.filter(({ chapterId }) => chapterIds.has(chapterId));
        return new Map(current.map(({ _id, title }) => [_id, title]));
      },
    });
}

export type CourseGate = ReturnType<typeof courseGate>;

/** The ids that a lock of a lesson or content depends on, the course first. */
export function chainOf({ course, subject, chapter }: ChapterLocation, partId: string): readonly string[] {
  return [course._id, subject._id, chapter._id, partId];
}

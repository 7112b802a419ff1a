import type { Caller } from '../../enrolments/index.ts';
import { progressIn, type CourseProgress } from '../domain/course-progress.ts';
import type { LessonSources } from '../ports.ts';
import { requireStudentId } from './read-progress.ts';

interface CompleteLessonDependencies extends LessonSources {
  readonly now: () => number;
}

/** CAT-10. Marks a lesson as completed or not; repeating it keeps the first time. */
export function completeLesson({ lessonOutlines, completedLessons, now }: CompleteLessonDependencies) {
  return async (
    command: { readonly lessonId: string; readonly isCompleted: boolean },
    caller: Caller,
  ): Promise<CourseProgress> => {
    const { lessonId, isCompleted } = command;
    const { courseId } = await lessonOutlines.locateLesson(lessonId, caller);
    const completedAt = isCompleted ? new Date(now()).toISOString() : null;
    const place = { studentId: requireStudentId(caller), courseId };
    const completions = await completedLessons.mark(place, { lessonId, completedAt });
    return progressIn(await lessonOutlines.read(courseId, caller), completions);
  };
}

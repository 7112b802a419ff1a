import type { CourseOutline } from '../../academic-courses/ports.ts';
import type { Caller } from '../../enrolments/ports.ts';
import { progressIn, type CourseProgress } from '../domain/course-progress.ts';
import type { LessonSources } from '../ports.ts';
import { requireStudentId } from './require-student-id.ts';

export type ReadProgressDependencies = LessonSources;

export function readOutline({ courseOutlines }: Pick<LessonSources, 'courseOutlines'>) {
  return (courseId: string, caller: Caller): Promise<CourseOutline> => courseOutlines.read(courseId, caller);
}

/** The caller's own progress. Administrators who are not enrolled have none: `forbidden`. */
export function readProgress({ courseOutlines, completedLessons }: ReadProgressDependencies) {
  return async (courseId: string, caller: Caller): Promise<CourseProgress> => {
    const outline = await courseOutlines.read(courseId, caller);
    const completions = await completedLessons.of({ studentId: requireStudentId(caller), courseId });
    return progressIn(outline, completions);
  };
}

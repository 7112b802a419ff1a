import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { LessonOutline } from '../../academic-courses/index.ts';
import type { Caller } from '../../enrolments/index.ts';
import { type CourseProgress, progressIn } from '../domain/course-progress.ts';
import type { LessonSources } from '../ports.ts';

type ReadProgressDependencies = LessonSources;

export function readOutline({ lessonOutlines }: Pick<LessonSources, 'lessonOutlines'>) {
  return (courseId: string, caller: Caller): Promise<LessonOutline> => lessonOutlines.read(courseId, caller);
}

/** The caller's own progress. Administrators who are not enrolled have none: `forbidden`. */
export function readProgress({ lessonOutlines, completedLessons }: ReadProgressDependencies) {
  return async (courseId: string, caller: Caller): Promise<CourseProgress> => {
    const outline = await lessonOutlines.read(courseId, caller);
    const completions = await completedLessons.of({ studentId: requireStudentId(caller), courseId });
    return progressIn(outline, completions);
  };
}

export function requireStudentId({ userId }: Caller): string {
  if (userId === null) throw new DomainError('unauthenticated', 'common.unauthenticated');
  return userId;
}

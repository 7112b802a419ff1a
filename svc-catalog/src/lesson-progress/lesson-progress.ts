import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { lessonProgressRoutes } from './http/routes.ts';
import type { LessonSources } from './ports.ts';
import { completeLesson } from './use-cases/complete-lesson.ts';
import { readOutline, readProgress } from './use-cases/read-progress.ts';

/** The lessons of an academic course for students (CAT-10): its outline, and the lessons they completed. */
export function createLessonProgressCapability(
  { now }: Pick<Platform, 'now'>,
  sources: LessonSources,
): Capability {
  const deps = { ...sources, now };
  return {
    routes: lessonProgressRoutes({
      completeLesson: completeLesson(deps),
      readOutline: readOutline(deps),
      readProgress: readProgress(deps),
    }),
  };
}

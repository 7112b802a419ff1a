import type { LessonOutlines } from '../academic-courses/index.ts';
import type { CompletedLessons } from '../enrolments/index.ts';

/** The functions of other capabilities that this one uses. It stores nothing: completed lessons are part of the enrolment. */
export interface LessonSources {
  readonly lessonOutlines: LessonOutlines;
  readonly completedLessons: CompletedLessons;
}

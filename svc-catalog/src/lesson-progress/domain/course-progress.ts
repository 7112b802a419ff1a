import type { LessonOutline } from '../../academic-courses/index.ts';
import type { LessonCompletions } from '../../enrolments/index.ts';

interface Count {
  readonly completed: number;
  readonly total: number;
}

export interface CourseProgress extends Count {
  /** 0 to 100, whole. */
  readonly percent: number;
  /** The completed lessons, sorted as in the course. */
  readonly lessons: readonly { readonly lessonId: string; readonly completedAt: string }[];
  readonly chapters: readonly (Count & { readonly chapterId: string })[];
}

/** Counts the current lessons of the course. */
export function progressIn({ subjects }: LessonOutline, completions: LessonCompletions): CourseProgress {
  const counted = subjects.flatMap(({ chapters }) =>
    chapters.map(({ _id: chapterId, lessons }) => ({
      chapterId,
      total: lessons.length,
      done: lessons.flatMap(({ _id: lessonId }) => {
        const completedAt = completions[lessonId];
        return completedAt === undefined ? [] : [{ lessonId, completedAt }];
      }),
    })),
  );
  const lessons = counted.flatMap(({ done }) => done);
  const total = counted.reduce((sum, chapter) => sum + chapter.total, 0);
  return {
    completed: lessons.length,
    total,
    percent: total === 0 ? 0 : Math.round((lessons.length / total) * 100),
    lessons,
    chapters: counted.map(({ chapterId, done, ...chapter }) => ({
      chapterId,
      completed: done.length,
      total: chapter.total,
    })),
  };
}

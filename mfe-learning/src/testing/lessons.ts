import type { CourseOutline, CourseProgress } from '@pathshala/svc-catalog-contract/lesson-progress';

const lesson = (number: number, more: object = {}) => ({
  _id: `l${number}`,
  title: `পাঠ ${number} | Lesson ${number}`,
  duration: 12,
  hasVideo: false,
  ...more,
});

/** An outline of two subjects: one with three lessons in two chapters, and one without chapters. */
export const outline: CourseOutline = {
  courseId: 'a1',
  title: 'পদার্থবিজ্ঞান | Physics',
  subjects: [
    {
      _id: 's1',
      title: 'বলবিদ্যা | Mechanics',
      description: 'Motion and force.',
      chapters: [
        {
          _id: 'c1',
          title: 'গতি | Motion',
          description: 'Speed.',
          contentCount: 1,
          lessons: [lesson(1, { hasVideo: true }), lesson(2)],
        },
        { _id: 'c2', title: 'বল | Force', description: '', contentCount: 0, lessons: [lesson(3)] },
      ],
    },
    { _id: 's2', title: 'শক্তি | Energy', description: '', chapters: [] },
  ],
};

/** The progress with these lessons completed. */
export function progressWith(...lessonIds: readonly string[]): CourseProgress {
  const completedAt = '2026-01-15T10:00:00.000Z';
  const completed = lessonIds.length;
  return {
    completed,
    total: 3,
    percent: Math.round((completed / 3) * 100),
    lessons: lessonIds.map((lessonId) => ({ lessonId, completedAt })),
    chapters: [],
  };
}

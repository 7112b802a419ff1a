import type {
  CourseForStudent,
  CourseOutline,
  CourseProgress,
  OutlineChapter,
  OutlineLesson,
  OutlineSubject,
} from './lesson-types.ts';

interface PlacedLesson {
  readonly lesson: OutlineLesson;
  readonly chapter: OutlineChapter;
  readonly subject: OutlineSubject;
}

/** All lessons in the order of the course. */
export function lessonsInOrder({ subjects }: CourseOutline): readonly PlacedLesson[] {
  return subjects.flatMap((subject) =>
    subject.chapters.flatMap((chapter) => chapter.lessons.map((lesson) => ({ lesson, chapter, subject }))),
  );
}

export interface LessonPlace extends PlacedLesson {
  /** The number of the lesson in the course, from 1. */
  readonly number: number;
  readonly total: number;
  readonly previous: OutlineLesson | undefined;
  readonly next: OutlineLesson | undefined;
}

/** Returns the place of the lesson in the course; undefined if the course does not list it. */
export function placeOf(outline: CourseOutline, lessonId: string): LessonPlace | undefined {
  const all = lessonsInOrder(outline);
  const index = all.findIndex(({ lesson }) => lesson._id === lessonId);
  const place = all[index];
  return (
    place && {
      ...place,
      number: index + 1,
      total: all.length,
      previous: all[index - 1]?.lesson,
      next: all[index + 1]?.lesson,
    }
  );
}

export function completedIds(progress: CourseProgress | null): ReadonlySet<string> {
  return new Set(progress?.lessons.map(({ lessonId }) => lessonId));
}

/** The first lesson that is open and not completed; undefined without one. */
export function nextUnfinished({ outline, progress }: CourseForStudent): PlacedLesson | undefined {
  const done = completedIds(progress);
  return lessonsInOrder(outline).find(({ lesson }) => !done.has(lesson._id) && lesson.lock === undefined);
}

/** The first lesson that is not completed and still closed; undefined without one. */
export function nextClosed({ outline, progress }: CourseForStudent): PlacedLesson | undefined {
  const done = completedIds(progress);
  return lessonsInOrder(outline).find(({ lesson }) => !done.has(lesson._id) && lesson.lock !== undefined);
}

interface LessonCount {
  readonly completed: number;
  readonly total: number;
}

export function countIn(chapters: readonly OutlineChapter[], done: ReadonlySet<string>): LessonCount {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  return { completed: lessons.filter(({ _id }) => done.has(_id)).length, total: lessons.length };
}

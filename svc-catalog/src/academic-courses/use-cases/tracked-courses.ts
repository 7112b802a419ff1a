import type { TrackOutline } from '../../outlines/index.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';

/** Wraps the store: every write that changes the outline publishes it. */
export function trackedCourses(courses: AcademicCourses, track: TrackOutline): AcademicCourses {
  return {
    ...courses,
    insert: (course, events) => track({ courseId: course._id }, () => courses.insert(course, events)),
    update: (id, change) => track({ courseId: id }, () => courses.update(id, change)),
  };
}

/** Wraps the store: a write that adds, renames, removes or restores a lesson publishes the outline of its course. */
export function trackedLessons(lessons: ChapterParts<Lesson>, track: TrackOutline): ChapterParts<Lesson> {
  return {
    ...lessons,
    insert: (lesson) => track({ courseId: lesson.courseId }, () => lessons.insert(lesson)),
    update: (id, change) => track({ lessonId: id }, () => lessons.update(id, change)),
    markDeleted: (id, deletion) => track({ lessonId: id }, () => lessons.markDeleted(id, deletion)),
    restore: (id, now) => track({ lessonId: id }, () => lessons.restore(id, now)),
  };
}

/** Wraps the use case: it counts as one change, however many lessons it moves. */
export function trackedOrder<Command extends { readonly ids: readonly string[] }>(
  order: (command: Command) => Promise<void>,
  track: TrackOutline,
): (command: Command) => Promise<void> {
  return (command) => {
    const [lessonId] = command.ids;
    return lessonId === undefined ? order(command) : track({ lessonId }, () => order(command));
  };
}

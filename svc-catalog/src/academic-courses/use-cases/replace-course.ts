import { nextEditMark, type Editor } from '@pathshala/service-kit/edits/edit-mark';
import { authorCourse } from '../domain/author-course.ts';
import { chapterIdsOf } from '../domain/chapters.ts';
import type { CourseInput } from '../domain/course-input.ts';
import { requireCompleteCourse, requireStatusChange } from '../domain/course-rules.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { Content, Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import { requireCourse } from './require-course.ts';

export interface ReplaceCourseDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly contents: ChapterParts<Content>;
  readonly now: () => number;
  readonly newId: () => string;
}

interface ReplaceCourseCommand {
  readonly id: string;
  readonly input: CourseInput;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

/** Deletes the lessons of dropped chapters afterwards: without their chapter nobody can read them, so a crash in between is harmless. */
export function replaceCourse({ courses, lessons, contents, now, newId }: ReplaceCourseDependencies) {
  return async ({ id, input, rev, editor }: ReplaceCourseCommand): Promise<AcademicCourse> => {
    requireCompleteCourse(input);
    let chaptersBefore: string[] = [];
    const course = await courses.update(id, (stored) => {
      const before = requireCourse(stored);
      const changedAt = new Date(now()).toISOString();
      const mark = nextEditMark(before, editor, { rev, now: changedAt });
      requireStatusChange(before.status, input.status);
      chaptersBefore = chapterIdsOf(before);
      return { state: { ...authorCourse(input, { before, newId, now: changedAt }), ...mark } };
    });
    const remaining = new Set(chapterIdsOf(course));
    const dropped = chaptersBefore.filter((chapterId) => !remaining.has(chapterId));
    if (dropped.length > 0) {
      await Promise.all([lessons.deleteOfChapters(dropped), contents.deleteOfChapters(dropped)]);
    }
    return course;
  };
}

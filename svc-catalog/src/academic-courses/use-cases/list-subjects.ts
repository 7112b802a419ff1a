import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import { requireSubject } from '../domain/chapters.ts';
import { requireCourse, type Subject, type Unit } from '../domain/course.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import { partPage, type PartQuery } from './part-page.ts';
import { visibleTo } from './visible-to.ts';

interface ListSubjectsDependencies {
  readonly courses: AcademicCourses;
  readonly enrolmentStatuses: EnrolmentStatuses;
}

export interface NumberedChapter {
  readonly chapter: Unit;
  /** From 1. */
  readonly number: number;
  readonly lessonCount: number;
}

/** The subjects of the course with the id. */
export function listSubjects({ courses, enrolmentStatuses }: ListSubjectsDependencies) {
  return async (query: PartQuery, caller: Caller): Promise<{ items: Subject[]; total: number }> => {
    const course = await visibleTo(enrolmentStatuses, await courses.find(query.id), caller);
    return partPage(requireCourse(course).subjects, query, ({ title }) => title);
  };
}

interface ListChaptersDependencies extends ListSubjectsDependencies {
  readonly lessons: ChapterParts<Lesson>;
}

/** The chapters of the subject with the id. */
export function listChapters({ courses, enrolmentStatuses, lessons }: ListChaptersDependencies) {
  return async (query: PartQuery, caller: Caller): Promise<{ items: NumberedChapter[]; total: number }> => {
    const found = await courses.withSubject(query.id);
    const course = await visibleTo(enrolmentStatuses, found, caller);
    const chapters = requireSubject(course, query.id).units;
    const { items, total } = partPage(
      chapters.map((chapter, index) => ({ chapter, number: index + 1 })),
      query,
      ({ chapter }) => chapter.title,
    );
    const numbered = items.map(async ({ chapter, number }) => ({
      chapter,
      number,
      lessonCount: await lessons.countOfChapter(chapter._id),
    }));
    return { items: await Promise.all(numbered), total };
  };
}

import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import { requireSubject } from '../domain/chapters.ts';
import { type AcademicCourse, isOpen, requireCourse, type Subject, type Unit } from '../domain/course.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import { partPage, type PartQuery } from './part-page.ts';

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

/** A course that is not open is visible to administrators and to students enrolled in it. */
export function visibleTo(enrolmentStatuses: EnrolmentStatuses) {
  return async (course: AcademicCourse | null, caller: Caller): Promise<AcademicCourse | null> => {
    if (course === null || course.deletedAt !== null) return null;
    if (isOpen(course) || holdsPermission(caller, permissions.questions)) return course;
    return (await enrolmentStatuses.one(caller, course._id)).isEnrolled ? course : null;
  };
}

/** The subjects of the course with the id. */
export function listSubjects({ courses, enrolmentStatuses }: ListSubjectsDependencies) {
  const visible = visibleTo(enrolmentStatuses);
  return async (query: PartQuery, caller: Caller): Promise<{ items: Subject[]; total: number }> => {
    const course = await visible(await courses.find(query.id), caller);
    return partPage(requireCourse(course).subjects, query, ({ title }) => title);
  };
}

interface ListChaptersDependencies extends ListSubjectsDependencies {
  readonly lessons: ChapterParts<Lesson>;
}

/** The chapters of the subject with the id. */
export function listChapters({ courses, enrolmentStatuses, lessons }: ListChaptersDependencies) {
  const visible = visibleTo(enrolmentStatuses);
  return async (query: PartQuery, caller: Caller): Promise<{ items: NumberedChapter[]; total: number }> => {
    const course = await visible(await courses.withSubject(query.id), caller);
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

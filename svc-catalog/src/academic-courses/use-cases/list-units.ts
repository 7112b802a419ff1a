import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import { requireSubject, type ChapterLocation } from '../domain/chapters.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import { visibleTo } from './visible-to.ts';
import { describeChapter, type ChapterForAuthor } from './locate-for-author.ts';
import { partPage, type PartQuery } from './part-page.ts';
import { requireCourse } from '../domain/course.ts';

interface ListUnitsDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly enrolmentStatuses: EnrolmentStatuses;
}

interface ListUnitsQuery extends PartQuery {
  /** Undefined lists the units of all subjects. */
  readonly subjectId?: string | undefined;
}

/** The units of the course with the id. */
export function listUnits({ courses, lessons, enrolmentStatuses }: ListUnitsDependencies) {
  return async (
    { id, subjectId, ...query }: ListUnitsQuery,
    caller: Caller,
  ): Promise<{ items: ChapterForAuthor[]; total: number }> => {
    const course = requireCourse(await visibleTo(enrolmentStatuses, await courses.find(id), caller));
    const subjects = subjectId === undefined ? course.subjects : [requireSubject(course, subjectId)];
    const units = subjects.flatMap((subject) =>
      subject.units.map((chapter): ChapterLocation => ({ course, subject, chapter })),
    );
    const { items, total } = partPage(units, query, ({ chapter }) => chapter.title);
    return { items: await Promise.all(items.map((unit) => describeChapter(lessons, unit))), total };
  };
}

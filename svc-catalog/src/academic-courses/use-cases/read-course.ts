import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Caller, EnrolmentStatus, EnrolmentStatuses } from '../../enrolments/index.ts';
import { type AcademicCourse, isOpen, requireCourse } from '../domain/course.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import { countLessons } from './count-lessons.ts';

interface ReadCourseDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly now: () => number;
}

/** A course with the other data of its views. */
export interface CourseForReader {
  readonly course: AcademicCourse;
  readonly status: EnrolmentStatus;
  /** By the unit's id. */
  readonly lessonCounts: ReadonlyMap<string, number>;
  /** ISO 8601. */
  readonly now: string;
}

/** The answer to the administrator who saved the course. */
export function describeCourse({ lessons, enrolmentStatuses, now }: ReadCourseDependencies) {
  return async (course: AcademicCourse, caller: Caller): Promise<CourseForReader> => ({
    course,
    status: await enrolmentStatuses.one(caller, course._id),
    lessonCounts: await countLessons(lessons, course),
    now: new Date(now()).toISOString(),
  });
}

/** Throws `not-found` for a course that is not open, unless the caller is enrolled or an administrator. */
export function readCourse({ courses, lessons, enrolmentStatuses, now }: ReadCourseDependencies) {
  return async (id: string, caller: Caller): Promise<CourseForReader> => {
    const found = requireCourse(await courses.find(id));
    const status = await enrolmentStatuses.one(caller, found._id);
    const isVisible = isOpen(found) || holdsPermission(caller, permissions.questions) || status.isEnrolled;
    const course = requireCourse(isVisible ? found : null);
    const lessonCounts = await countLessons(lessons, course);
    return { course, status, lessonCounts, now: new Date(now()).toISOString() };
  };
}

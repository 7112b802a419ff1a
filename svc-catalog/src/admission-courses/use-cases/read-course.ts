import type { LockOf } from '@pathshala/rules/part-lock';
import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Caller, EnrolmentStatus, EnrolmentStatuses } from '../../enrolments/index.ts';
import type { CourseLocks } from '../../openings/index.ts';
import { openYearsOf, type AdmissionCourse } from '../domain/course.ts';
import type { AdmissionCourses } from '../ports.ts';
import { courseNotFound, requireCourse } from './load-course.ts';

interface ReadCourseDependencies {
  readonly courses: AdmissionCourses;
  readonly enrolmentStatuses: EnrolmentStatuses;
}

export interface CourseForReader {
  readonly course: AdmissionCourse;
  readonly status: EnrolmentStatus;
}

export function readCourse({ courses, enrolmentStatuses }: ReadCourseDependencies) {
  return async (key: { id: string } | { courseCode: string }, caller: Caller): Promise<CourseForReader> => {
    const found = 'id' in key ? await courses.find(key.id) : await courses.findByCode(key.courseCode);
    const course = requireCourse(found);
    const status = await enrolmentStatuses.one(caller, course._id);
    // A draft is found by its authors, and by those who are enrolled in it.
    const isHidden = course.isDraft === true && !status.isEnrolled;
    if (isHidden && !holdsPermission(caller, permissions.questions)) throw courseNotFound();
    return { course, status };
  };
}

interface ReadUnitsDependencies {
  readonly enrolmentStatuses: Pick<EnrolmentStatuses, 'requireAccess'>;
  readonly read: ReturnType<typeof readCourse>;
  readonly courseLocks: CourseLocks;
}

export interface UnitsForReader extends CourseForReader {
  readonly lockOf: LockOf;
}

/** Throws `forbidden` for a student who is not enrolled. */
export function readUnits({ read, enrolmentStatuses, courseLocks }: ReadUnitsDependencies) {
  return async (courseCode: string, caller: Caller): Promise<UnitsForReader> => {
    const found = await read({ courseCode }, caller);
    if (!holdsPermission(caller, permissions.questions)) {
      await enrolmentStatuses.requireAccess(caller, found.course._id);
    }
    const { course } = found;
    const titlesOf = async (ids: readonly string[]) =>
      new Map(
        openYearsOf(course)
          .filter(({ _id }) => ids.includes(_id))
          .map(({ _id, title }) => [_id, title]),
      );
    const lockOf = await courseLocks({ courseId: course._id, caller, titlesOf });
    return { ...found, lockOf };
  };
}

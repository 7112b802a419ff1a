import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Caller, EnrolmentStatus, EnrolmentStatuses } from '../../enrolments/index.ts';
import type { AdmissionCourse } from '../domain/course.ts';
import type { AdmissionCourses } from '../ports.ts';
import { requireCourse } from './load-course.ts';

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
    return { course, status: await enrolmentStatuses.one(caller, course._id) };
  };
}

interface ReadUnitsDependencies {
  readonly enrolmentStatuses: Pick<EnrolmentStatuses, 'requireAccess'>;
  readonly read: ReturnType<typeof readCourse>;
}

/** Throws `forbidden` for a student who is not enrolled. */
export function readUnits({ read, enrolmentStatuses }: ReadUnitsDependencies) {
  return async (courseCode: string, caller: Caller): Promise<CourseForReader> => {
    const found = await read({ courseCode }, caller);
    if (!holdsPermission(caller, permissions.questions)) {
      await enrolmentStatuses.requireAccess(caller, found.course._id);
    }
    return found;
  };
}

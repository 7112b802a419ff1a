import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import type { AdmissionCourses, CourseQuery, Found } from '../ports.ts';
import type { CourseForReader } from './read-course.ts';

interface ListCoursesDependencies {
  readonly courses: AdmissionCourses;
  readonly enrolmentStatuses: EnrolmentStatuses;
}

export function listCourses({ courses, enrolmentStatuses }: ListCoursesDependencies) {
  return async (query: CourseQuery, caller: Caller): Promise<Found<CourseForReader>> => {
    const { items, ...found } = await courses.list(query);
    const ids = items.map(({ _id }) => _id);
    const statusOf = await enrolmentStatuses.many(caller, ids);
    return { items: items.map((course) => ({ course, status: statusOf(course._id) })), ...found };
  };
}

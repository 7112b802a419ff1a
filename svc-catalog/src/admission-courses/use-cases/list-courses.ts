import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import type { AdmissionCourses, CourseQuery, Found } from '../ports.ts';
import type { CourseForReader } from './read-course.ts';

interface ListCoursesDependencies {
  readonly courses: AdmissionCourses;
  readonly enrolmentStatuses: EnrolmentStatuses;
}

export function listCourses({ courses, enrolmentStatuses }: ListCoursesDependencies) {
  return async (query: Omit<CourseQuery, 'hasDrafts'>, caller: Caller): Promise<Found<CourseForReader>> => {
    const hasDrafts = holdsPermission(caller, permissions.questions);
    const { items, ...found } = await courses.list({ ...query, hasDrafts });
    const ids = items.map(({ _id }) => _id);
    const statusOf = await enrolmentStatuses.many(caller, ids);
    return { items: items.map((course) => ({ course, status: statusOf(course._id) })), ...found };
  };
}

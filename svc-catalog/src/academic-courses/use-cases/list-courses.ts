import { groupLiveClasses } from '@pathshala/rules/live-classes';
import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Caller, EnrolmentStatus, EnrolmentStatuses } from '../../enrolments/index.ts';
import { openStatuses, type AcademicCourse, type Status } from '../domain/course.ts';
import type { AcademicCourseQuery, AcademicCourses, Found } from '../ports.ts';

interface ListCoursesDependencies {
  readonly courses: AcademicCourses;
}

interface ListCoursesQuery extends Omit<AcademicCourseQuery, 'statuses'> {
  readonly status?: Status | undefined;
}

/** An administrator who writes courses may list every status, others only those of open courses. */
function visibleStatuses(caller: Caller, status: Status | undefined): readonly Status[] | undefined {
  if (holdsPermission(caller, permissions.questions)) return status && [status];
  return status ? openStatuses.filter((open) => open === status) : openStatuses;
}

export function listCourses({ courses }: ListCoursesDependencies) {
  return ({ status, ...query }: ListCoursesQuery, caller: Caller): Promise<Found<AcademicCourse>> =>
    courses.list({ ...query, statuses: visibleStatuses(caller, status) });
}

interface ListCourseCardsDependencies {
  readonly list: ReturnType<typeof listCourses>;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly now: () => number;
}

export interface CourseCard {
  readonly course: AcademicCourse;
  readonly status: EnrolmentStatus;
  /** ISO 8601; set when courses with live classes were requested. */
  readonly nextSessionAt?: string | undefined;
}

export function listCourseCards(deps: ListCourseCardsDependencies) {
  return async (query: ListCoursesQuery, caller: Caller): Promise<Found<CourseCard>> => {
    const { items, ...found } = await deps.list(query, caller);
    const ids = items.map(({ _id }) => _id);
    const statusOf = await deps.enrolmentStatuses.many(caller, ids);
    const nextOf = (course: AcademicCourse) =>
      query.sessions && groupLiveClasses(course.interactiveSessions, deps.now()).upcoming[0]?.startsAt;
    const cardOf = (course: AcademicCourse): CourseCard => ({
      course,
      status: statusOf(course._id),
      nextSessionAt: nextOf(course),
    });
    return { items: items.map(cardOf), ...found };
  };
}

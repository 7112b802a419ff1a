import { DomainError } from '@pathshala/contract-kit/domain-error';
import { daysBetween } from '@pathshala/rules/calendar-days';
import { dayOfDate, movedDate } from '@pathshala/rules/moved-dates';
import type { CourseDetails } from './course.ts';

/** How many days a course moves that is to start on this day. Throws `invalid` for a course without a start. */
export function daysToMove(
  { courseStartDate }: Pick<CourseDetails, 'courseStartDate'>,
  startsOn: string,
): number {
  if (courseStartDate === '') {
    const code = 'catalog.copy-without-start';
    throw new DomainError('invalid', code, { fields: { startsOn: code } });
  }
  return daysBetween(dayOfDate(courseStartDate), startsOn);
}

/** The dates of enrolment, of the course and of its live classes, moved by the same number of days. */
export function withMovedDates<Course extends CourseDetails>(course: Course, days: number): Course {
  const { enrollmentStartDate, enrollmentEndDate, courseStartDate, courseEndDate } = course;
  return {
    ...course,
    enrollmentStartDate: movedDate(enrollmentStartDate, days),
    enrollmentEndDate: movedDate(enrollmentEndDate, days),
    courseStartDate: movedDate(courseStartDate, days),
    courseEndDate: movedDate(courseEndDate, days),
    interactiveSessions: course.interactiveSessions.map((session) =>
      session.startsAt === undefined ? session : { ...session, startsAt: movedDate(session.startsAt, days) },
    ),
  };
}

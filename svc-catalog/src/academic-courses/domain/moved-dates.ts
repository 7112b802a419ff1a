import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { CourseDetails } from './course.ts';

const dayMs = 24 * 3_600_000;
const dayLength = 10;

const dayOf = (date: string): string => (date.length > dayLength ? dhakaDayOf(Date.parse(date)) : date);

/** Moves a day (`2026-01-31`) or an instant by whole days; an empty date stays empty. Bangladesh has one offset all year. */
export function movedDate(date: string, days: number): string {
  if (date === '') return date;
  const moved = new Date(Date.parse(date) + days * dayMs).toISOString();
  return date.length > dayLength ? moved : moved.slice(0, dayLength);
}

/** How many days a course moves that is to start on this day. Throws `invalid` for a course without a start. */
export function daysToMove(
  { courseStartDate }: Pick<CourseDetails, 'courseStartDate'>,
  startsOn: string,
): number {
  if (courseStartDate === '') {
    const code = 'catalog.copy-without-start';
    throw new DomainError('invalid', code, { fields: { startsOn: code } });
  }
  return Math.round((Date.parse(startsOn) - Date.parse(dayOf(courseStartDate))) / dayMs);
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

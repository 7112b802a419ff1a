import { dayOfDate } from '@pathshala/rules/moved-dates';
import { type CourseCopier, type SeasonDate, seasonDates } from '../../copies/index.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { AcademicCourses } from '../ports.ts';
import type { duplicateCourse } from './duplicate-course.ts';

interface CourseCopierDependencies {
  readonly courses: Pick<AcademicCourses, 'find'>;
  readonly duplicate: ReturnType<typeof duplicateCourse>;
}

function datesOf({ title, interactiveSessions, ...course }: AcademicCourse): SeasonDate[] {
  return [
    ...seasonDates(
      { kind: 'course', title },
      {
        'enrolment-starts': course.enrollmentStartDate,
        'enrolment-ends': course.enrollmentEndDate,
        starts: course.courseStartDate,
        ends: course.courseEndDate,
      },
    ),
    ...interactiveSessions.flatMap((session) =>
      seasonDates({ kind: 'session', title: session.title }, { starts: session.startsAt ?? null }),
    ),
  ];
}

export function createCourseCopier({ courses, duplicate }: CourseCopierDependencies): CourseCopier {
  return {
    async describe(courseId) {
      const course = await courses.find(courseId);
      if (course === null || course.deletedAt !== null) return null;
      const { title: courseName, courseStartDate } = course;
      const startsOn = courseStartDate === '' ? null : dayOfDate(courseStartDate);
      return { courseId, courseKind: 'academic', courseName, startsOn, dates: datesOf(course) };
    },
    async copy({ courseId: id, days, editor }) {
      const { course, ids } = await duplicate({ id, days, editor });
      return { courseId: course._id, courseName: course.title, ids };
    },
  };
}

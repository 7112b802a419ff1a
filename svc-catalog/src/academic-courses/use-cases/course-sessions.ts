import type { CourseSession, CourseSessions } from '../../classes/index.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { AcademicCourses } from '../ports.ts';

function sessionsOf(course: AcademicCourse | null): readonly CourseSession[] {
  if (course === null || course.deletedAt !== null) return [];
  const { _id: courseId, title: courseName } = course;
  return course.interactiveSessions.flatMap(({ title, liveLink, startsAt, durationMinutes }) =>
    startsAt === undefined ? [] : [{ courseId, courseName, title, liveLink, startsAt, durationMinutes }],
  );
}

/** The interactive sessions of courses, which the routine shows as classes. */
export function createCourseSessions({ courses }: { readonly courses: AcademicCourses }): CourseSessions {
  return {
    async datedIn(courseIds) {
      const found = await Promise.all(courseIds.map((courseId) => courses.find(courseId)));
      return found.flatMap(sessionsOf);
    },
  };
}

import type { CourseSession, CourseSessions } from '../../classes/index.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { AcademicCourses, CourseOutline, CourseOutlines } from '../ports.ts';

function outlineOf(course: AcademicCourse | null): CourseOutline | null {
  if (course === null || course.deletedAt !== null) return null;
  const { _id: courseId, title, subjects } = course;
  return {
    courseId,
    title,
    subjects: subjects.map((subject) => ({ _id: subject._id, title: subject.title })),
  };
}

export function createCourseOutlines({ courses }: { readonly courses: AcademicCourses }): CourseOutlines {
  return {
    find: async (courseId) => outlineOf(await courses.find(courseId)),
    async titled(title) {
      const { items } = await courses.list({ page: 1, pageSize: 100, sort: 'name' });
      return outlineOf(items.find((course) => course.title === title) ?? null);
    },
    withSubject: async (subjectId) => outlineOf(await courses.withSubject(subjectId)),
  };
}

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

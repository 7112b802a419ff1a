import type { CourseOutline, CourseOutlines } from '../../academic-courses/index.ts';
import type { CourseLookup } from '../../enrolments/index.ts';
import type { AssignmentCourse, AssignmentCourses } from '../ports.ts';

interface AssignmentCoursesDependencies {
  /** The lookup of admission courses, which have no subjects of this kind. */
  readonly courseLookup: CourseLookup;
  readonly courseOutlines: CourseOutlines;
}

function courseOf(outline: CourseOutline | null): AssignmentCourse | null {
  return outline && { courseId: outline.courseId, courseName: outline.title, subjects: outline.subjects };
}

/** Finds the course of an assignment in both kinds of courses. */
export function createAssignmentCourses(deps: AssignmentCoursesDependencies): AssignmentCourses {
  const { courseLookup, courseOutlines } = deps;
  return {
    async find(courseId) {
      const academic = courseOf(await courseOutlines.find(courseId));
      if (academic !== null) return academic;
      const found = await courseLookup.find(courseId);
      return found && { courseId, courseName: found.courseName, subjects: [] };
    },
    withSubject: async (subjectId) => courseOf(await courseOutlines.withSubject(subjectId)),
  };
}

import type { CourseLookup, EnrollableCourse } from '../../enrolments/ports.ts';
import { takesEnrolments, type AcademicCourse } from '../domain/course.ts';
import type { AcademicCourses } from '../ports.ts';

/** An academic course has no past years that could count for progress. */
function enrollableOf(course: AcademicCourse, now: string): EnrollableCourse {
  return {
    courseId: course._id,
    courseKind: 'academic',
    courseName: course.title,
    courseCode: '',
    courseThumbnail: course.thumbnailImageUrl,
    fee: course.fee,
    isOpen: takesEnrolments(course, now),
    examIds: [],
  };
}

export function createCourseLookup(deps: { courses: AcademicCourses; now: () => number }): CourseLookup {
  return {
    async find(courseId) {
      const course = await deps.courses.find(courseId);
      if (course === null || course.deletedAt !== null) return null;
      return enrollableOf(course, new Date(deps.now()).toISOString());
    },
  };
}

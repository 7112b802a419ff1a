import type { CourseLookup, EnrollableCourse } from '../../enrolments/index.ts';
import { openYearsOf, type AdmissionCourse } from '../domain/course.ts';
import type { AdmissionCourses } from '../ports.ts';

/** Progress counts the years that students can sit. */
function enrollableOf(course: AdmissionCourse): EnrollableCourse {
  return {
    courseId: course._id,
    courseKind: 'admission',
    courseName: course.name,
    courseCode: course.courseCode,
    courseThumbnail: course.courseThumbnail,
    teacher: course.instructor ?? '',
    fee: course.fee,
    isOpen: course.isDraft !== true,
    examIds: openYearsOf(course).map(({ _id }) => _id),
    lessonIds: [],
  };
}

export function createCourseLookup(courses: AdmissionCourses): CourseLookup {
  return {
    async find(courseId) {
      const course = await courses.find(courseId);
      return course === null || course.deletedAt !== null ? null : enrollableOf(course);
    },
  };
}

import type { FindSharedCourse } from '../../sharing/index.ts';
import type { AdmissionCourses } from '../ports.ts';

/** Finds a course by the code in the address of its page. */
export function findSharedCourse(courses: Pick<AdmissionCourses, 'findByCode'>): FindSharedCourse {
  return async (courseCode) => {
    const course = await courses.findByCode(courseCode);
    if (course === null || course.deletedAt !== null || course.isDraft === true) return null;
    const { name, description, fee, units } = course;
    const partNames = units.map(({ unitName }) => unitName);
    return { name, description, fee, parts: units.length, partNames };
  };
}

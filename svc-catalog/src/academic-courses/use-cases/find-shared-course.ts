import type { FindSharedCourse } from '../../sharing/index.ts';
import { isOpen } from '../domain/course.ts';
import type { AcademicCourses } from '../ports.ts';

/** Finds a course by its id; null for one that only its students and administrators see. */
export function findSharedCourse(courses: Pick<AcademicCourses, 'find'>): FindSharedCourse {
  return async (id) => {
    const course = await courses.find(id);
    if (course === null || !isOpen(course)) return null;
    const { title: name, description, fee, subjects } = course;
    return { name, description, fee, parts: subjects.length, partNames: subjects.map((part) => part.title) };
  };
}

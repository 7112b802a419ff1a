import type { FindCourseParts } from '../../openings/index.ts';
import { partsOfCourse } from '../domain/course-parts.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { AcademicCourses, ChapterHeads } from '../ports.ts';

interface CoursePartsDependencies {
  readonly courses: Pick<AcademicCourses, 'find'>;
  readonly chapterHeads: Pick<ChapterHeads, 'lessonsOf' | 'contentsOf'>;
}

export function readParts({ chapterHeads }: Pick<CoursePartsDependencies, 'chapterHeads'>) {
  return async (course: AcademicCourse) => {
    const [lessons, contents] = await Promise.all([
      chapterHeads.lessonsOf(course._id),
      chapterHeads.contentsOf(course._id),
    ]);
    return { courseId: course._id, title: course.title, parts: partsOfCourse(course, { lessons, contents }) };
  };
}

/** Lists all parts of a course in its order, for their openings. */
export function createFindCourseParts({ courses, chapterHeads }: CoursePartsDependencies): FindCourseParts {
  const read = readParts({ chapterHeads });
  return async (courseId) => {
    const course = await courses.find(courseId);
    return course === null || course.deletedAt !== null ? null : read(course);
  };
}

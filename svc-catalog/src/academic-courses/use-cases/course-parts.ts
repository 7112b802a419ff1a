import type { CourseParts, FindCourseParts } from '../../openings/index.ts';
import { partsOfCourse } from '../domain/course-parts.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { AcademicCourses, ChapterHeads } from '../ports.ts';

interface CoursePartsDependencies {
  readonly courses: Pick<AcademicCourses, 'find'>;
  readonly chapterHeads: Pick<ChapterHeads, 'lessonsOf' | 'contentsOf'>;
}

export async function readParts(
  chapterHeads: CoursePartsDependencies['chapterHeads'],
  course: AcademicCourse,
): Promise<CourseParts> {
  const { _id: courseId, title } = course;
  const [lessons, contents] = await Promise.all([
    chapterHeads.lessonsOf(courseId),
    chapterHeads.contentsOf(courseId),
  ]);
  return { courseId, title, parts: partsOfCourse(course, { lessons, contents }) };
}

/** Lists all parts of a course in its order, for their openings. */
export function createFindCourseParts({ courses, chapterHeads }: CoursePartsDependencies): FindCourseParts {
  return async (courseId) => {
    const course = await courses.find(courseId);
    return course === null || course.deletedAt !== null ? null : readParts(chapterHeads, course);
  };
}

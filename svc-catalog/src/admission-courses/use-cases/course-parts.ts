import type { CoursePart, FindCourseParts } from '../../openings/index.ts';
import { isOpenYear } from '../domain/course.ts';
import type { AdmissionCourses } from '../ports.ts';

/** Lists the units and the years that students can sit, for their openings. */
export function createFindCourseParts(courses: Pick<AdmissionCourses, 'find'>): FindCourseParts {
  return async (courseId) => {
    const course = await courses.find(courseId);
    if (course === null || course.deletedAt !== null) return null;
    const { name: title, units } = course;
    const parts = units.flatMap((unit): CoursePart[] => [
      { _id: unit._id, kind: 'unit', title: unit.unitName, within: [courseId] },
      ...unit.years.filter(isOpenYear).map((year) => ({
        _id: year._id,
        kind: 'year' as const,
        title: year.title,
        within: [courseId, unit._id],
      })),
    ]);
    return { courseId, title, parts: [{ _id: courseId, kind: 'course', title, within: [] }, ...parts] };
  };
}

import { countsOf, overviewOf } from '../domain/course.ts';
import type { AdmissionCourses, Papers } from '../ports.ts';

interface CountOlderCoursesDependencies {
  readonly courses: Pick<AdmissionCourses, 'idsWithOlderOverviews' | 'update'>;
  readonly papers: Pick<Papers, 'ofCourse'>;
}

/** Recomputes the stored counts and overviews of courses of an earlier version, because the list is sorted by them. Idempotent. */
export function countOlderCourses({ courses, papers }: CountOlderCoursesDependencies) {
  return async (): Promise<void> => {
    for (const id of await courses.idsWithOlderOverviews()) {
      const stored = await papers.ofCourse(id);
      const overviews = new Map(stored.map((paper) => [paper._id, overviewOf(paper)]));
      await courses.update(id, (course) => {
        const units = course.units.map((unit) => ({
          ...unit,
          years: unit.years.map((year) => overviews.get(year._id) ?? year),
        }));
        return { state: { ...course, units, ...countsOf({ units }) } };
      });
    }
  };
}

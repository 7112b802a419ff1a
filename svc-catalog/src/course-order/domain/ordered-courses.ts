import type { OrderedCourses, Ranked } from '../ports.ts';

/** The school's order as a sort of the store, in which a missing rank is below every other. */
export const schoolOrder = { rank: -1, createdAt: -1, _id: -1 } as const;

/** Courses whose ranks can be set. */
export function createOrderedCourses<Course extends Ranked & { readonly _id: string }>(
  courses: Pick<OrderedCourses, 'ids'> & {
    update(id: string, change: (course: Course) => { readonly state: Course } | null): Promise<unknown>;
  },
): OrderedCourses {
  return {
    ids: () => courses.ids(),
    async setRank(courseId, rank) {
      await courses.update(courseId, (course) =>
        course.rank === rank ? null : { state: { ...course, rank } },
      );
    },
  };
}

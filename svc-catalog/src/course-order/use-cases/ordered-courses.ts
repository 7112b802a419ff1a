import type { AggregateStore } from '@pathshala/events/aggregate';
import type { OrderedCourses, Ranked } from '../ports.ts';

/** The courses of a store as their order is set. */
export function createOrderedCourses<Course extends Ranked & { readonly _id: string }>(
  courses: Pick<AggregateStore<Course>, 'update'> & Pick<OrderedCourses, 'ids'>,
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

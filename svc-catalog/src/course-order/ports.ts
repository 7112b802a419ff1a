import type { AggregateStore } from '@pathshala/events/aggregate';

/** Courses of one kind, which store their rank in the order of the school. */
export interface OrderedCourses {
  /** Of all courses that are not deleted. */
  ids(): Promise<readonly string[]>;
  /** Ranks count down from the first course. */
  setRank(courseId: string, rank: number): Promise<void>;
}

/** What a course stores of the order. */
export interface Ranked {
  /** Missing while the course has no place: such courses follow the others, the newest first. */
  readonly rank?: number;
}

/** The order of the school as a sort of the store, in which a missing rank is below every other. */
export const schoolOrder = { rank: -1, createdAt: -1, _id: -1 } as const;

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

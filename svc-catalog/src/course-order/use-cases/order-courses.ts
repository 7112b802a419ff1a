import type { CourseKind } from '../../sharing/index.ts';
import { ranksOf } from '../domain/ranks.ts';
import type { OrderedCourses } from '../ports.ts';

export type CoursesByKind = Readonly<Record<CourseKind, { readonly orderedCourses: OrderedCourses }>>;

/** The number of parallel writes. */
const batchSize = 50;

/** An interrupted call leaves some courses at their earlier places; the same call again completes it. */
export function orderCourses(courses: CoursesByKind) {
  return async ({ kind, ids }: { kind: CourseKind; ids: readonly string[] }): Promise<void> => {
    const { orderedCourses } = courses[kind];
    const ranks = ranksOf(ids, await orderedCourses.ids());
    for (let start = 0; start < ranks.length; start += batchSize) {
      const batch = ranks.slice(start, start + batchSize);
      await Promise.all(batch.map(({ id, rank }) => orderedCourses.setRank(id, rank)));
    }
  };
}

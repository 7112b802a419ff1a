import type { LimitedTo, Reach } from '@pathshala/rules/limited-rights';
import type { Entitlements } from '../../entitlements/index.ts';
import type { CourseBatches, LimitedReach } from '../ports.ts';

interface LimitedReachDependencies {
  readonly courseBatches: Pick<CourseBatches, 'findMany' | 'withCourses'>;
  readonly entitlements: Pick<Entitlements, 'studentsOf'>;
}

export function limitedReach({ courseBatches, entitlements }: LimitedReachDependencies): LimitedReach {
  /** The batches that are named, and those with no other courses than the named ones. */
  async function of({ courseIds, batchIds }: LimitedTo): Promise<Reach> {
    const named = await courseBatches.findMany(batchIds);
    const taught = await courseBatches.withCourses(courseIds);
    const whole = taught.filter((batch) => batch.courseIds.every((id) => courseIds.includes(id)));
    const reached = [...named, ...whole];
    return {
      courseIds,
      batchIds: [...new Set(reached.map(({ batchId }) => batchId))],
      batchCourseIds: [...new Set(reached.flatMap((batch) => batch.courseIds))],
    };
  }

  return {
    of,
    async attempts(limitedTo) {
      const reach = await of(limitedTo);
      const scopes = reach.batchIds.map((id) => ({ kind: 'batch', id }) as const);
      const students = await Promise.all(scopes.map((scope) => entitlements.studentsOf(scope)));
      return { ...reach, studentIds: [...new Set(students.flat())] };
    },
  };
}

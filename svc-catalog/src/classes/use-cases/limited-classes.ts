import type { LimitedTo } from '@pathshala/rules/limited-rights';
import type { Classes } from '../ports.ts';

interface LimitedClassesDependencies {
  readonly classes: Pick<Classes, 'find'>;
}

/** Whether a class is of an administrator with limited rights: one of the course, or of the batch. */
export function limitedClasses({ classes }: LimitedClassesDependencies) {
  return {
    class: async (classId: string, { courseIds, batchIds }: LimitedTo) => {
      const one = await classes.find(classId);
      return one !== null && (courseIds.includes(one.courseId) || batchIds.includes(one.batchId));
    },
  };
}

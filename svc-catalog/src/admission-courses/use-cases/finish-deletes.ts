import { pending } from '@pathshala/service-kit/events/aggregate';
import { isRemovalDue } from '@pathshala/rules/undo-window';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import type { AdmissionCourses } from '../ports.ts';

interface FinishDeletesDependencies {
  readonly courses: Pick<AdmissionCourses, 'listRemovalDue' | 'update'>;
  readonly now: () => number;
}

const batchSize = 100;

export function courseDeletedEvent({ _id: courseId, deletedAt }: { _id: string; deletedAt: string }) {
  return pending(courseDeleted, { courseId, courseKind: 'admission', deletedAt });
}

/**
 * The job `finish-deletes`: publishes the deletions that can no longer be undone. The event is part of the write that ends
 * the undo window, so a restore and this job cannot both succeed.
 */
export function finishDeletes({ courses, now }: FinishDeletesDependencies) {
  return async (): Promise<void> => {
    for (const id of await courses.listRemovalDue(now(), batchSize)) {
      await courses.update(id, (course) => {
        const { _id, deletedAt } = course;
        if (deletedAt === null || !isRemovalDue(course, now())) return null;
        return {
          state: { ...course, removalDueAt: null },
          events: [courseDeletedEvent({ _id, deletedAt })],
        };
      });
    }
  };
}

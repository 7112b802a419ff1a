import { on, type Subscription } from '@pathshala/events/subscription';
import { progressChanged } from '@pathshala/svc-catalog-contract/events';
import type { recordProgress } from '../use-cases/record-progress.ts';

/** An older event does not say when the student enrolled; `republish` publishes one that does. */
export function onProgressChanged(record: ReturnType<typeof recordProgress>): Subscription {
  return on(progressChanged, async ({ data }) => {
    const { enrolment, courseId } = data;
    if (enrolment !== undefined) await record({ ...enrolment, courseId }, data);
  });
}

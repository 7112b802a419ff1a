import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { batchChanged, courseOutlined } from '@pathshala/svc-catalog-contract/events';
import type { BatchDirectory } from '../batches/index.ts';
import type { CourseLookup } from '../enrolments/index.ts';
import type { CalendarAddresses, Classes, SeriesStore } from './ports.ts';

interface Stores {
  readonly classes: Pick<Classes, 'rename' | 'forgetEditor'>;
  readonly series: Pick<SeriesStore, 'rename' | 'forgetEditor'>;
}

/** The name is read from the course: it is the present one, in whatever order the events arrive. */
export function onCourseOutlined({ classes, series }: Stores, courses: CourseLookup): Subscription {
  return on(courseOutlined, async ({ data: { courseId } }) => {
    const course = await courses.find(courseId);
    if (course === null) return;
    const { courseName } = course;
    await classes.rename({ courseId }, { courseName });
    await series.rename({ courseId }, { courseName });
  });
}

export function onBatchChanged(
  { classes, series }: Stores,
  batches: Pick<BatchDirectory, 'find'>,
): Subscription {
  return on(batchChanged, async ({ data: { batchId } }) => {
    const batch = await batches.find(batchId);
    if (batch === null) return;
    await classes.rename({ batchId }, { batchName: batch.name });
    await series.rename({ batchId }, { batchName: batch.name });
  });
}

/** Removes the calendar address of a deleted account, and its name from the edits it made. */
export function onUserDeleted({ classes, series }: Stores, addresses: CalendarAddresses): Subscription {
  return on(userDeleted, async ({ data: { userId } }) => {
    await addresses.remove(userId);
    await classes.forgetEditor(userId);
    await series.forgetEditor(userId);
  });
}

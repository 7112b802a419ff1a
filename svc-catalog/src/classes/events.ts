import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { courseOutlined } from '@pathshala/svc-catalog-contract/events';
import type { CourseLookup } from '../enrolments/index.ts';
import type { CalendarAddresses, Classes, SeriesStore } from './ports.ts';

interface Stores {
  readonly classes: Pick<Classes, 'renameCourse' | 'forgetEditor'>;
  readonly series: Pick<SeriesStore, 'renameCourse' | 'forgetEditor'>;
}

/** The name is read from the course: it is the present one, in whatever order the events arrive. */
export function onCourseOutlined({ classes, series }: Stores, courses: CourseLookup): Subscription {
  return on(courseOutlined, async ({ data: { courseId } }) => {
    const course = await courses.find(courseId);
    if (course === null) return;
    await classes.renameCourse(courseId, course.courseName);
    await series.renameCourse(courseId, course.courseName);
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

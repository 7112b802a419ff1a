import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import {
  batchChanged,
  claimChanged,
  courseOutlined,
  progressChanged,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import type { CourseNames } from './ports.ts';
import type { recordClaim } from './use-cases/record-claim.ts';
import type { recordEnd, recordEnrolment } from './use-cases/record-enrolment.ts';
import type { recordProgress } from './use-cases/record-progress.ts';

export function onClaimChanged(record: ReturnType<typeof recordClaim>): Subscription {
  return on(claimChanged, ({ data }) => record(data));
}

/** Reports use the current name of a course, and the last name of a deleted one. */
export function onCourseOutlined(courseNames: CourseNames): Subscription {
  return on(courseOutlined, async ({ data: { courseId, courseName: name, version } }) => {
    if (name !== '') await courseNames.store({ courseId, name, version });
  });
}

/** Reports use the current name of a batch. */
export function onBatchChanged(batchNames: CourseNames): Subscription {
  return on(batchChanged, ({ data: { batchId, name, version } }) =>
    batchNames.store({ courseId: batchId, name, version }),
  );
}

/** An older event lacks the time of the enrolment; `republish` publishes one that has it. */
export function onProgressChanged(record: ReturnType<typeof recordProgress>): Subscription {
  return on(progressChanged, async ({ data }) => {
    const { enrolment, courseId } = data;
    if (enrolment !== undefined) await record({ ...enrolment, courseId }, data);
  });
}

export function onStudentEnrolled(record: ReturnType<typeof recordEnrolment>): Subscription {
  return on(studentEnrolled, ({ data }) => record(data));
}

export function onStudentUnenrolled(record: ReturnType<typeof recordEnd>): Subscription {
  return on(studentUnenrolled, ({ data }) => record(data));
}

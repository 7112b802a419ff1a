import type { Collection } from '@pathshala/documents/port';
import type { Aggregate, AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Enrolment } from '../domain/enrolment.ts';
import { enrolmentId } from '../use-cases/enrolment-id.ts';
import type { Enrolments } from '../use-cases/ports.ts';

export type EnrolmentDocument = Enrolment & Aggregate;

export function createEnrolments(
  collection: Collection<EnrolmentDocument>,
  aggregates: AggregateStore<Enrolment>,
): Enrolments {
  return {
    ...aggregates,
    ofStudent: (studentId) => collection.find({ studentId }, { sort: { enrolledAt: -1, _id: 1 } }).toArray(),
    async enrolledIn(studentId, courseIds) {
      const ids = courseIds.map((courseId) => enrolmentId(studentId, courseId));
      const found = await collection.find({ _id: { $in: ids } }, { projection: { courseId: 1 } }).toArray();
      return new Set(found.map(({ courseId }) => courseId));
    },
    countOfCourse: (courseId) => collection.countDocuments({ courseId, isAbandoned: false }),
    async abandon(studentId) {
      await collection.updateMany(
        { studentId, isAbandoned: false },
        { $set: { isAbandoned: true }, $inc: { rev: 1 } },
      );
    },
  };
}

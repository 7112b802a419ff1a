import type { DocumentStore } from '@pathshala/stores/documents/port';
import { pageOfSmall, republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import { progressChanged, studentEnrolled, studentUnenrolled } from '@pathshala/svc-catalog-contract/events';
import type { CourseLookup } from '../ports.ts';
import {
  progressChangedEvent,
  studentEnrolledEvent,
  studentUnenrolledEvent,
} from '../use-cases/enrolment-events.ts';
import { enrolmentCollection } from './document-enrolments.ts';

/** Republishes enrolments of existing accounts, and their progress. */
export function republishEnrolments(documents: DocumentStore, courses: CourseLookup): RepublishSource[] {
  const collection = enrolmentCollection(documents);
  return [
    republishFrom(studentEnrolled, {
      collection,
      filter: { isAbandoned: false, endedAt: null },
      pageSize: pageOfSmall,
      eventOf: studentEnrolledEvent,
    }),
    republishFrom(studentUnenrolled, {
      collection,
      filter: { isAbandoned: false, endedAt: { $ne: null } },
      eventOf: studentUnenrolledEvent,
    }),
    republishFrom(progressChanged, {
      collection,
      filter: { isAbandoned: false, endedAt: null, progressVersion: { $gt: 0 } },
      async eventOf(enrolment) {
        const course = await courses.find(enrolment.courseId);
        return course && progressChangedEvent(enrolment, course);
      },
    }),
  ];
}

import type { DocumentStore } from '@pathshala/documents/port';
import { republishFrom, type RepublishSource } from '@pathshala/events/republish';
import { progressChanged, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import type { CourseLookup } from '../ports.ts';
import { progressChangedEvent, studentEnrolledEvent } from '../use-cases/enrolment-events.ts';
import { enrolmentCollection } from './document-enrolments.ts';

/** Enrolments of existing accounts, and their progress where there is any. */
export function republishEnrolments(documents: DocumentStore, courses: CourseLookup): RepublishSource[] {
  const collection = enrolmentCollection(documents);
  return [
    republishFrom(studentEnrolled, {
      collection,
      filter: { isAbandoned: false },
      eventOf: studentEnrolledEvent,
    }),
    republishFrom(progressChanged, {
      collection,
      filter: { isAbandoned: false, progressVersion: { $gt: 0 } },
      async eventOf(enrolment) {
        const course = await courses.find(enrolment.courseId);
        return course && progressChangedEvent(enrolment, course);
      },
    }),
  ];
}

import type { DocumentStore } from '@pathshala/stores/documents/port';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import { courseDeleted, paperPublished, paperWithdrawn } from '@pathshala/svc-catalog-contract/events';
import { courseDeletedEvent } from '../use-cases/finish-deletes.ts';
import { paperPublishedEvent, paperWithdrawnEvent } from '../use-cases/paper-events.ts';
import { admissionCourseCollection } from './document-admission-courses.ts';
import { paperCollection } from './document-papers.ts';

/** Republishes papers in their latest version, and courses that are deleted permanently. */
export function republishAdmissionCourses(documents: DocumentStore): RepublishSource[] {
  const papers = paperCollection(documents);
  return [
    republishFrom(paperPublished, {
      collection: papers,
      filter: { status: 'published' },
      eventOf: paperPublishedEvent,
    }),
    republishFrom(paperWithdrawn, {
      collection: papers,
      filter: { status: 'withdrawn' },
      eventOf: paperWithdrawnEvent,
    }),
    republishFrom(courseDeleted, {
      collection: admissionCourseCollection(documents),
      filter: { deletedAt: { $ne: null }, removalDueAt: null },
      eventOf: ({ _id, deletedAt }) => (deletedAt === null ? null : courseDeletedEvent({ _id, deletedAt })),
    }),
  ];
}

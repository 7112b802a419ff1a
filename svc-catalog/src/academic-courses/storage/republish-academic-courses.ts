import type { DocumentStore } from '@pathshala/stores/documents/port';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import { courseDeletedEvent } from '../use-cases/delete-course.ts';
import { academicCourseCollection } from './document-academic-courses.ts';

/** Republishes the courses that were deleted permanently. */
export function republishAcademicCourses(documents: DocumentStore): RepublishSource[] {
  return [
    republishFrom(courseDeleted, {
      collection: academicCourseCollection(documents),
      filter: { deletedAt: { $ne: null }, removalDueAt: null, isUnfinished: { $ne: true } },
      eventOf: ({ _id, deletedAt }) => (deletedAt === null ? null : courseDeletedEvent({ _id, deletedAt })),
    }),
  ];
}

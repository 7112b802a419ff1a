import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { placeReactions } from './events.ts';
import type { StudentPlaces } from './ports.ts';
import { createDocumentStudentPlaces, studentPlacesIndexes } from './storage/document-student-places.ts';

/** Which students are in the courses and batches to which the rights of an administrator are limited. */
export function createStudentPlacesCapability({
  documents,
}: Pick<Platform, 'documents'>): Capability & { readonly studentPlaces: StudentPlaces } {
  const studentPlaces = createDocumentStudentPlaces(documents);
  return { studentPlaces, subscriptions: placeReactions(studentPlaces), indexes: studentPlacesIndexes };
}

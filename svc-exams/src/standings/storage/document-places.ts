import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import { writeIfNewer, type Versioned } from '@pathshala/stores/documents/write-if-newer';
import { noPlace, type StudentPlace } from '../domain/standing-list.ts';
import type { Places } from '../ports.ts';

type StoredPlace = StudentPlace & Versioned;

/** Higher than every number of a profile's change: the account is deleted. */
const forgotten = Number.MAX_SAFE_INTEGER;

export function createDocumentPlaces(documents: DocumentStore): Places {
  const stored: Collection<StoredPlace> = documents.collection('student_places');
  return {
    async find(studentId) {
      const { district, college } = (await stored.findOne({ _id: studentId })) ?? noPlace;
      return { district, college };
    },

    record: (studentId, place) => writeIfNewer(stored, { _id: studentId, ...place }),

    forget: (studentId) => writeIfNewer(stored, { _id: studentId, ...noPlace, version: forgotten }),
  };
}

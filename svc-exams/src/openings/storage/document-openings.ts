import type { DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import { writeIfNewer, type Versioned } from '@pathshala/stores/documents/write-if-newer';
import type { CourseOpenings } from '../domain/course-openings.ts';
import type { CompletedParts, Openings } from '../ports.ts';

type StoredOpenings = Versioned & Omit<CourseOpenings, 'courseId'>;

interface StoredProgress extends Versioned {
  readonly studentId: string;
  readonly completedParts: readonly string[];
}

const progressName = 'completed_parts';

export const openingIndexes = [{ collection: progressName, keys: { studentId: 1 } }] as const;

/** One small document for each course, because it is read at each start of an exam of a course. */
export function createDocumentOpenings(documents: DocumentStore): Openings {
  const stored = documents.collection<StoredOpenings>('course_openings');
  return {
    async find(courseId) {
      const found = await stored.findOne({ _id: courseId });
      if (found === null) return null;
      const { _id: _, ...openings } = found;
      return { courseId, ...openings };
    },
    store: ({ courseId: _id, ...openings }) => writeIfNewer(stored, { _id, ...openings }),
  };
}

/** One document for each student and course. */
export function createDocumentCompletedParts(documents: DocumentStore): CompletedParts {
  const stored = documents.collection<StoredProgress>(progressName);
  const ended = documents.collection<StoredDocument>('ended_progress');
  const idOf = (studentId: string, courseId: string): string => `${studentId}.${courseId}`;
  const remove = (studentId: string) => stored.deleteMany({ studentId });
  return {
    async of(studentId, courseId) {
      const found = await stored.findOne({ _id: idOf(studentId, courseId) });
      return new Set(found?.completedParts);
    },
    async store({ studentId, courseId, version, completedParts }) {
      const _id = idOf(studentId, courseId);
      await writeIfNewer(stored, { _id, studentId, version, completedParts });
      // Checked after the write: an end in between removes the stored document, an earlier end is found here.
      if ((await ended.findOne({ _id: studentId })) !== null) await remove(studentId);
    },
    async endStudent(studentId) {
      await insertOnce(ended, { _id: studentId });
      await remove(studentId);
    },
  };
}

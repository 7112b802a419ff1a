import { createRecentIds } from '@pathshala/service-kit/events/recent-ids';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { writeIfNewer, type Versioned } from '@pathshala/stores/documents/write-if-newer';
import { maxGradedItems } from '@pathshala/svc-catalog-contract/gradebooks';
import type { GradedExams, GradedResults, StatedExam, StatedResult } from '../ports.ts';

const exams = 'gradebook-exams';
const results = 'gradebook-results';

const maxKnown = 2_000;

/** The facts are missing in an exam that was withdrawn before its paper arrived. */
type StoredExam = Versioned & { readonly isWithdrawn: boolean } & Partial<
    Omit<StatedExam, 'paperId' | 'version'>
  >;
type StoredResult = Versioned & Omit<StatedResult, 'attemptId' | 'version'>;

export const gradedExamIndexes = [
  { collection: exams, keys: { courseId: 1, isWithdrawn: 1, at: 1 } },
  { collection: results, keys: { studentId: 1, courseId: 1 } },
] as const;

export function createDocumentGradedExams(documents: DocumentStore): GradedExams {
  /** Each result names its exam; no exam is ever removed. */
  const known = createRecentIds(maxKnown);
  const collection = documents.collection<StoredExam>(exams);
  return {
    async ofCourse(courseId) {
      const newest = { sort: { at: -1 }, limit: maxGradedItems } as const;
      const found = await collection.find({ courseId, isWithdrawn: false }, newest).toArray();
      return found.map(({ _id, kind = 'exam', title = '', totalMarks = 0, at = '', ...facts }) => {
        const { dueAt = null, batchIds = [] } = facts;
        return { itemId: _id, kind, title, totalMarks, at, dueAt, batchIds };
      });
    },
    store: ({ paperId, ...facts }) =>
      writeIfNewer(collection, { _id: paperId, isWithdrawn: false, ...facts }),
    async storeUnknown({ paperId, ...facts }) {
      if (known.has(paperId)) return;
      await insertOnce(collection, { _id: paperId, version: 0, isWithdrawn: false, ...facts });
      known.add(paperId);
    },
    withdraw: (_id, version) => writeIfNewer(collection, { _id, version, isWithdrawn: true }),
  };
}

export function createDocumentGradedResults(documents: DocumentStore): GradedResults {
  const collection = documents.collection<StoredResult>(results);
  return {
    store: ({ attemptId, ...facts }) => writeIfNewer(collection, { _id: attemptId, ...facts }),
    async ofStudents(studentIds, courseId) {
      const found = await collection.find({ studentId: { $in: [...studentIds] }, courseId }).toArray();
      return found.map(({ _id, ...facts }) => ({ attemptId: _id, ...facts }));
    },
    async removeStudent(studentId) {
      await collection.deleteMany({ studentId });
    },
  };
}

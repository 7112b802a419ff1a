import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { PracticeTest } from '../domain/practice-test.ts';
import type { PracticeTests } from '../ports.ts';

export const practiceTestsIndexes = [
  { collection: 'practice_tests', keys: { studentId: 1, no: -1 } },
  { collection: 'practice_tests', keys: { isSat: 1, createdAt: 1 } },
  { collection: 'practice_tests', keys: { createdAt: 1 } },
] as const;

export function createDocumentPracticeTests(documents: DocumentStore): PracticeTests {
  const stored: Collection<PracticeTest> = documents.collection('practice_tests');
  return {
    idOf: (studentId, no) => derivedId('practice', studentId, no),

    find: (id) => stored.findOne({ _id: id }),

    latest: (studentId) => stored.findOne({ studentId }, { sort: { no: -1 } }),

    recent: (studentId, limit) => stored.find({ studentId }, { sort: { no: -1 }, limit }).toArray(),

    insert: (test) => insertOnce(stored, test),

    madeBefore(before, which, limit) {
      const filter = { createdAt: { $lt: before }, ...(which === 'unsat' ? { isSat: false } : {}) };
      return stored.find(filter, { sort: { createdAt: 1 }, limit }).toArray();
    },

    async markSat(id) {
      await stored.updateOne({ _id: id }, { $set: { isSat: true } });
    },

    async idsOf(studentId) {
      const found = await stored.find({ studentId }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },

    async remove(id) {
      await stored.deleteOne({ _id: id });
    },
  };
}

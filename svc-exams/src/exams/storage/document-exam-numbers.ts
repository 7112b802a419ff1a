import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { ExamNumbers } from '../ports.ts';
import { examCollection } from './document-exams.ts';

/** `_id` is `<type>.<id>` of a parent. */
interface StoredNumbers {
  readonly _id: string;
  /** The number that was given out last. */
  readonly last: number;
}

export function createDocumentExamNumbers(documents: DocumentStore): ExamNumbers {
  const numbers = documents.collection<StoredNumbers>('exam_numbers');
  const exams = examCollection(documents);
  const increment = async (_id: string) =>
    (await numbers.findOneAndUpdate({ _id }, { $inc: { last: 1 } }))?.last ?? null;
  return {
    async next({ parentType, parentId }) {
      const _id = `${parentType}.${parentId}`;
      const next = await increment(_id);
      if (next !== null) return next;
      // Starts from the exams that were numbered before the numbers of a parent were stored.
      await insertOnce(numbers, { _id, last: await exams.countDocuments({ parentId, parentType }) });
      const first = await increment(_id);
      if (first === null) throw new Error(`no exam numbers of ${_id} are stored`);
      return first;
    },
  };
}

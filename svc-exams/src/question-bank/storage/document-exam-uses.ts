import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { ExamUse, ExamUses } from '../ports.ts';

interface UseDocument extends Omit<ExamUse, 'examId'> {
  readonly _id: string;
}

const examUseOf = ({ _id, title, questionIds }: UseDocument): ExamUse => ({
  examId: _id,
  title,
  questionIds,
});

export function createDocumentExamUses(documents: DocumentStore): ExamUses {
  const collection = documents.collection<UseDocument>('question_uses');
  return {
    async find(examId) {
      const found = await collection.findOne({ _id: examId });
      return found && examUseOf(found);
    },
    async findMany(examIds) {
      return (await collection.find({ _id: { $in: examIds } }).toArray()).map(examUseOf);
    },
    async put({ examId, ...use }) {
      await collection.updateOne({ _id: examId }, { $set: use }, { upsert: true });
    },
    async remove(examId) {
      await collection.deleteOne({ _id: examId });
    },
  };
}

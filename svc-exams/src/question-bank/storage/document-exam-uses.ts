import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { ExamUse, ExamUses } from '../ports.ts';

interface UseDocument extends Omit<ExamUse, 'examId'> {
  readonly _id: string;
}

const name = 'question_uses';

export const examUseIndexes = [{ collection: name, keys: { usedAt: -1 } }] as const;

function examUseOf({ _id, title, questionIds, examKind, usedAt }: UseDocument): ExamUse {
  return { examId: _id, title, questionIds, ...(examKind && { examKind }), ...(usedAt && { usedAt }) };
}

export function createDocumentExamUses(documents: DocumentStore): ExamUses {
  const collection = documents.collection<UseDocument>(name);
  return {
    async find(examId) {
      const found = await collection.findOne({ _id: examId });
      return found && examUseOf(found);
    },
    async findMany(examIds) {
      return (await collection.find({ _id: { $in: examIds } }).toArray()).map(examUseOf);
    },
    async latest(limit) {
      return (await collection.find({}, { sort: { usedAt: -1 }, limit }).toArray()).map(examUseOf);
    },
    async questionsSince(since) {
      const ids = new Set<string>();
      const used = { usedAt: { $gte: since } };
      for await (const { questionIds } of collection.find(used, { projection: { questionIds: 1 } })) {
        for (const id of questionIds) ids.add(id);
      }
      return ids;
    },
    async put({ examId, ...use }) {
      await collection.updateOne({ _id: examId }, { $set: use }, { upsert: true });
    },
    async remove(examId) {
      await collection.deleteOne({ _id: examId });
    },
  };
}

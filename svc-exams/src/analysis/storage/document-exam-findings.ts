import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { ExamFindings } from '../domain/exam-findings.ts';
import type { FindingsOfExams } from '../ports.ts';

const name = 'exam_findings';

export const findingsAggregates = [name];

export const findingsIndexes = [
  { collection: name, keys: { dueAt: 1 } },
  { collection: name, keys: { state: 1, madeAt: 1 } },
  { collection: name, keys: { 'questions.review.byId': 1 } },
] as const;

export function createDocumentExamFindings({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): FindingsOfExams {
  const collection = documents.collection<ExamFindings & Aggregate>(name);
  const aggregates = createAggregateStore<ExamFindings>({ collection, now, newId });
  return {
    ...aggregates,
    async known(paperIds) {
      if (paperIds.length === 0) return new Set();
      const found = await collection.find({ _id: { $in: paperIds } }, { projection: { _id: 1 } }).toArray();
      return new Set(found.map(({ _id }) => _id));
    },
    async due(time, limit) {
      const options = { sort: { dueAt: 1 }, limit, projection: { _id: 1 } } as const;
      const found = await collection.find({ dueAt: { $gt: 0, $lte: time } }, options).toArray();
      return found.map(({ _id }) => _id);
    },
    open: (limit) => collection.find({ state: 'open' }, { sort: { madeAt: 1 }, limit }).toArray(),
    async forget(userId) {
      const made = await collection
        .find({ 'questions.review.byId': userId }, { projection: { _id: 1 } })
        .toArray();
      for (const { _id } of made) {
        await aggregates.update(_id, (stored) => ({ state: withoutName(stored, userId) }));
      }
    },
  };
}

function withoutName(stored: ExamFindings, userId: string): ExamFindings {
  const questions = stored.questions.map((question) =>
    question.review?.byId === userId
      ? { ...question, review: { ...question.review, byId: null, by: null } }
      : question,
  );
  return { ...stored, questions };
}

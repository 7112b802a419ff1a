import { findPage } from '@pathshala/stores/documents/find-page';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Question } from '../domain/question.ts';
import type { Questions } from '../ports.ts';

const name = 'lesson-questions';

export const questionAggregates = [name];

export const questionIndexes = [
  { collection: name, keys: { lessonId: 1, createdAt: -1 } },
  { collection: name, keys: { 'answers._id': 1 } },
  { collection: name, keys: { authorId: 1 } },
  { collection: name, keys: { deletedAt: 1, isHidden: 1, createdAt: 1, _id: 1 } },
  { collection: name, keys: { 'answers.authorId': 1 } },
] as const;

export function createDocumentQuestions({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Questions {
  const collection = documents.collection<Question & Aggregate>(name);
  return {
    ...createAggregateStore<Question>({ collection, now, newId }),
    list({ lessonId, page, pageSize, seesHidden }) {
      const filter = { lessonId, deletedAt: null, ...(seesHidden ? {} : { isHidden: false }) };
      return findPage(collection, filter, { page, pageSize, sort: { createdAt: -1, _id: -1 } });
    },
    unanswered: (limit) =>
      collection
        .find(
          { deletedAt: null, isHidden: false, answers: [] },
          { sort: { createdAt: 1, _id: 1 }, limit, projection: { lessonId: 1, createdAt: 1, authorId: 1 } },
        )
        .toArray(),
    withAnswer: (answerId) => collection.findOne({ deletedAt: null, 'answers._id': answerId }),
    withAuthor: (userId) =>
      collection.find({ $or: [{ authorId: userId }, { 'answers.authorId': userId }] }).toArray(),
  };
}

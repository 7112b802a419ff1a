import type { Collection } from '@pathshala/documents/port';
import type { Aggregate, AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Paper } from '../domain/paper.ts';
import type { Papers } from '../use-cases/ports.ts';

export type PaperDocument = Paper & Aggregate;

export function createPapers(
  collection: Collection<PaperDocument>,
  aggregates: AggregateStore<Paper>,
): Papers {
  return {
    ...aggregates,
    ofCourse: (courseId) =>
      collection.find({ 'content.courseId': courseId }, { projection: { outbox: 0 } }).toArray(),
    unsettled: (before, limit) =>
      collection
        .find({ settleAt: { $lte: before } }, { sort: { settleAt: 1 }, limit, projection: { outbox: 0 } })
        .toArray(),
  };
}

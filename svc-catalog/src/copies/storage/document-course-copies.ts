import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { CourseCopy } from '../domain/course-copy.ts';
import type { CourseCopies } from '../ports.ts';

const name = 'course_copies';

export const copyAggregates = [name];

export const copyIndexes = [
  { collection: name, keys: { dueAt: 1 } },
  { collection: name, keys: { editorId: 1 } },
] as const;

export function createDocumentCourseCopies(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
): CourseCopies {
  const collection = platform.documents.collection<CourseCopy & Aggregate>(name);
  return {
    ...createAggregateStore<CourseCopy>({ ...platform, collection }),
    listDue: (now, limit) =>
      collection
        .find({ dueAt: { $gt: 0, $lte: now } }, { sort: { dueAt: 1 }, limit, projection: { outbox: 0 } })
        .toArray(),
    async forgetEditor(userId) {
      await collection.updateMany({ editorId: userId }, { $set: { editorId: null, editorName: null } });
    },
  };
}

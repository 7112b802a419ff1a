import { findPage } from '@pathshala/stores/documents/find-page';
import type { Filter } from '@pathshala/stores/documents/port';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Submission } from '../domain/submission.ts';
import type { SubmissionFilter, Submissions } from '../ports.ts';

const name = 'assignment-submissions';

export const submissionAggregates = [name];

export const submissionIndexes = [
  { collection: name, keys: { assignmentId: 1, isMarked: 1, handedInAt: 1 } },
  { collection: name, keys: { assignmentId: 1, handedInAt: 1, _id: 1 } },
  { collection: name, keys: { isMarked: 1, handedInAt: 1 } },
  { collection: name, keys: { studentId: 1 } },
  { collection: name, keys: { editorId: 1 } },
] as const;

const oldestFirst = { handedInAt: 1, _id: 1 } as const;

function filterOf({ assignmentId, isMarked, handedInAfter, students, notIds }: SubmissionFilter): Filter {
  return {
    assignmentId,
    ...(notIds && { _id: { $nin: [...notIds] } }),
    ...(students && { studentId: { $in: [...students] } }),
    ...(isMarked === undefined ? {} : { isMarked }),
    ...(handedInAfter === undefined ? {} : { handedInAt: { $gt: handedInAfter } }),
  };
}

export function createDocumentSubmissions({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Submissions {
  const collection = documents.collection<Submission & Aggregate>(name);
  return {
    ...createAggregateStore<Submission>({ collection, now, newId }),
    list: (filter, page) => findPage(collection, filterOf(filter), { ...page, sort: oldestFirst }),
    count: (filter) => collection.countDocuments(filterOf(filter)),
    async studentIdsOf(assignmentIds) {
      const filter = { assignmentId: { $in: assignmentIds } };
      const found = await collection.find(filter, { projection: { studentId: 1 } }).toArray();
      return [...new Set(found.map(({ studentId }) => studentId))];
    },
    ofStudent: (studentId) => collection.find({ studentId }).toArray(),
    statesOf(studentIds) {
      const projection = { assignmentId: 1, studentId: 1, handedInAt: 1, marks: 1 } as const;
      return collection.find({ studentId: { $in: [...studentIds] } }, { projection }).toArray();
    },
    oldestUnmarked: (limit) =>
      collection
        .find(
          { isMarked: false },
          { sort: { handedInAt: 1 }, limit, projection: { assignmentId: 1, handedInAt: 1 } },
        )
        .toArray(),
    async removeOfAssignment(assignmentId) {
      await collection.deleteMany({ assignmentId });
    },
    async removeOfStudent(studentId) {
      await collection.deleteMany({ studentId });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}

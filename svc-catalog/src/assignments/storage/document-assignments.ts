import type { ListKey } from '@pathshala/stores/documents/upgrade-list-keys';
import { addressedToOneOf } from '@pathshala/stores/documents/addressed-to';
import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import type { Filter } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import { notDeleted } from '@pathshala/rules/undo-window';
import { maxDeletedListed, restorableAt } from '@pathshala/back-office/recently-deleted';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Reach } from '@pathshala/rules/limited-rights';
import type { Assignment } from '../domain/assignment.ts';
import type { AssignmentQuery, Assignments, AssignmentScope } from '../ports.ts';

const name = 'assignments';

export const assignmentAggregates = [name];

export const assignmentListKeys: readonly ListKey[] = [{ collection: name, field: 'titleKey' }];

export const assignmentIndexes = [
  ...['dueDate', 'titleKey', 'maxScore', 'createdAt'].map((field) => ({
    collection: name,
    keys: { deletedAt: 1, [field]: 1, _id: 1 } as const,
  })),
  { collection: name, keys: { courseId: 1, deletedAt: 1, dueDate: 1, _id: 1, addressedTo: 1 } },
  { collection: name, keys: { subjectId: 1, deletedAt: 1, dueDate: 1, _id: 1 } },
  { collection: name, keys: { removalDueAt: 1 } },
  { collection: name, keys: { deletionId: 1 } },
  { collection: name, keys: { announceDueAt: 1 } },
] as const;

const sortFields = { due: 'dueDate', title: 'titleKey', maxScore: 'maxScore', created: 'createdAt' };

function given(entries: Record<string, unknown>): Filter {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

function dueOr(dueDate: Filter, extendedIds: readonly string[]): Filter {
  return extendedIds.length === 0 ? { dueDate } : { $or: [{ dueDate }, { _id: { $in: [...extendedIds] } }] };
}

function filterOf(query: AssignmentQuery): Filter {
  const { courseIds, subjectId, assignmentType, batchIds, ids, notIds, dueFrom, dueBefore, q } = query;
  const { within, extendedIds = [] } = query;
  const byId = given({ $in: ids, $nin: notIds });
  const byDue = given({ $gte: dueFrom, $lt: dueBefore });
  return {
    deletedAt: null,
    ...given({ courseId: courseIds && { $in: courseIds }, subjectId, assignmentType }),
    ...(Object.keys(byId).length > 0 && { _id: byId }),
    // Each of them can be an alternative.
    $and: [
      Object.keys(byDue).length > 0 ? dueOr(byDue, extendedIds) : {},
      batchIds ? addressedToOneOf('addressedTo', batchIds) : {},
      within === undefined ? {} : filterWithin(within),
      containsText(['titleKey'], q),
    ],
  };
}

const filterWithin = ({ courseIds, batchIds, batchCourseIds }: Reach): Filter => ({
  $or: [
    { courseId: { $in: [...courseIds] } },
    { courseId: { $in: [...batchCourseIds] }, ...addressedToOneOf('addressedTo', batchIds) },
  ],
});

function filterOfScope({ courseId, subjectIds }: AssignmentScope): Filter {
  // Without a course or subjects, the filter must match nothing, not everything.
  const nothing = courseId === undefined && subjectIds === undefined ? { _id: { $in: [] } } : {};
  return {
    deletedAt: null,
    ...nothing,
    ...given({ courseId, subjectId: subjectIds && { $in: subjectIds } }),
  };
}

export function createDocumentAssignments({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Assignments {
  const collection = documents.collection<Assignment & Aggregate>(name);
  return {
    ...createAggregateStore<Assignment>({ collection, now, newId }),
    list(query) {
      const { page, pageSize, sort } = query;
      return findPage(collection, filterOf(query), { page, pageSize, sort: sortBy(sort, sortFields) });
    },
    async idsOf(where) {
      const found = await collection.find(filterOfScope(where), { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    outlinesOf: (courseId, limit) =>
      collection
        .find(
          { deletedAt: null, courseId },
          {
            sort: { dueDate: -1 },
            limit,
            projection: { title: 1, maxScore: 1, createdAt: 1, dueDate: 1, batchIds: 1 },
          },
        )
        .toArray(),
    async markDeleted(where, deletion) {
      await collection.updateMany(filterOfScope(where), { $set: deletion, $inc: { rev: 1 } });
    },
    async restore(deletionId, at) {
      await collection.updateMany(
        { deletionId, removalDueAt: { $gt: at } },
        { $set: { ...notDeleted, deletionId: null }, $inc: { rev: 1 } },
      );
    },
    listRestorable: (at) =>
      collection
        .find(
          { ...restorableAt(at), deletionId: null },
          { sort: { removalDueAt: -1 }, limit: maxDeletedListed },
        )
        .toArray(),
    async listRemovalDue(at, limit) {
      const due = { removalDueAt: { $gt: 0, $lte: at } };
      const found = await collection.find(due, { limit, projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    async listAnnounceDue(at, limit) {
      const due = { announceDueAt: { $gt: 0, $lte: at }, deletedAt: null };
      const found = await collection.find(due, { limit, projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    async remove(id) {
      await collection.deleteOne({ _id: id });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}

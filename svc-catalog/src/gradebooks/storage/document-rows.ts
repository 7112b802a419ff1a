import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { GradebookRow, GradebookRows, RowsQuery } from '../ports.ts';

const name = 'gradebook-rows';

export const rowIndexes = [
  { collection: name, keys: { courseId: 1, isMember: 1, total: 1, _id: 1 } },
  { collection: name, keys: { studentId: 1 } },
] as const;

const rowId = (studentId: string, courseId: string): string =>
  derivedId(JSON.stringify(['gradebook', studentId, courseId]));

function filterOf({ courseId, students }: Pick<RowsQuery, 'courseId' | 'students'>): Filter {
  const ids = students?.map((studentId) => rowId(studentId, courseId));
  return { courseId, isMember: true, ...(ids && { _id: { $in: ids } }) };
}

function sortOf(sort: string) {
  const direction = sort.startsWith('-') ? -1 : 1;
  const by = sort.replace(/^-/u, '');
  return { [by === 'total' ? by : `percents.${by}`]: direction, _id: direction } as const;
}

export function createDocumentRows(documents: DocumentStore): GradebookRows {
  const collection = documents.collection<GradebookRow>(name);
  return {
    find: (studentId, courseId) => collection.findOne({ _id: rowId(studentId, courseId) }),
    async findMany(courseId, studentIds) {
      if (studentIds.length === 0) return [];
      const ids = studentIds.map((studentId) => rowId(studentId, courseId));
      return collection.find({ _id: { $in: ids } }).toArray();
    },
    async courseIdsOf(studentId) {
      const found = await collection.find({ studentId }, { projection: { courseId: 1 } }).toArray();
      return found.map(({ courseId }) => courseId);
    },
    async write(row, before) {
      const _id = rowId(row.studentId, row.courseId);
      if (before === null) return insertOnce(collection, { _id, rev: 1, ...row });
      const seen = { _id, rev: before.rev };
      return (await collection.updateOne(seen, { $set: row, $inc: { rev: 1 } })).matchedCount > 0;
    },
    page: ({ page, pageSize, sort, ...query }) =>
      findPage(collection, filterOf(query), { page, pageSize, sort: sortOf(sort) }),
    countAbove: (total, query) => collection.countDocuments({ ...filterOf(query), total: { $gt: total } }),
    async removeStudent(studentId) {
      await collection.deleteMany({ studentId });
    },
  };
}

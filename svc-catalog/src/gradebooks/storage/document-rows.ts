import { isDeepStrictEqual } from 'node:util';
import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { GradebookRow, GradebookRows, RowsQuery } from '../ports.ts';
import { createDocumentPercents, percentIndexes } from './document-percents.ts';

const name = 'gradebook-rows';

export const rowIndexes = [
  { collection: name, keys: { courseId: 1, isMember: 1, total: 1, _id: 1 } },
  { collection: name, keys: { studentId: 1 } },
  ...percentIndexes,
] as const;

const rowId = (studentId: string, courseId: string): string =>
  derivedId(JSON.stringify(['gradebook', studentId, courseId]));

function filterOf({ courseId, students }: Pick<RowsQuery, 'courseId' | 'students'>): Filter {
  const ids = students?.map((studentId) => rowId(studentId, courseId));
  return { courseId, isMember: true, ...(ids && { _id: { $in: ids } }) };
}

const highestTotal = { total: -1, _id: -1 } as const;

export function createDocumentRows(documents: DocumentStore): GradebookRows {
  const collection = documents.collection<GradebookRow>(name);
  const percents = createDocumentPercents(documents);

  async function findAll(ids: readonly string[]): Promise<readonly GradebookRow[]> {
    return ids.length === 0 ? [] : collection.find({ _id: { $in: [...ids] } }).toArray();
  }

  /** A page of a whole course by one exam or assignment: who has no result comes last in both directions. */
  async function pageByItem(query: RowsQuery, itemId: string, direction: 1 | -1) {
    const { courseId, page, pageSize } = query;
    const skip = (page - 1) * pageSize;
    const [ids, counted, total] = await Promise.all([
      percents.idsOf({ courseId, itemId }, { direction, skip, limit: pageSize }),
      percents.countOf({ courseId, itemId }),
      collection.countDocuments(filterOf(query)),
    ]);
    const found = new Map((await findAll(ids)).map((row) => [row._id, row]));
    const marked = ids.flatMap((id) => found.get(id) ?? []);
    const limit = pageSize - ids.length;
    if (limit === 0) return { items: marked, total };
    const others = await collection
      .find(
        { ...filterOf(query), [`percents.${itemId}`]: null },
        { sort: highestTotal, skip: Math.max(0, skip - counted), limit },
      )
      .toArray();
    return { items: [...marked, ...others], total };
  }

  return {
    find: (studentId, courseId) => collection.findOne({ _id: rowId(studentId, courseId) }),
    findMany: (courseId, studentIds) => findAll(studentIds.map((studentId) => rowId(studentId, courseId))),
    async courseIdsOf(studentId) {
      const found = await collection.find({ studentId }, { projection: { courseId: 1 } }).toArray();
      return found.map(({ courseId }) => courseId);
    },
    async write(row, before, { isRetry = false } = {}) {
      const _id = rowId(row.studentId, row.courseId);
      // Written before the row: the repeat after a crash finds the older row, and writes them again.
      const stored = isRetry || before?.isMember !== true ? {} : before.percents;
      await percents.write({ rowId: _id, ...row }, row.isMember ? row.percents : {}, stored);
      if (before === null) return insertOnce(collection, { _id, rev: 1, ...row });
      const seen = { _id, rev: before.rev };
      if (isDeepStrictEqual({ ...row, ...seen }, before)) return true;
      return (await collection.updateOne(seen, { $set: row, $inc: { rev: 1 } })).matchedCount > 0;
    },
    page({ page, pageSize, ...query }) {
      const direction = query.sort.startsWith('-') ? -1 : 1;
      const by = query.sort.replace(/^-/u, '');
      if (by !== 'total' && query.students === undefined) {
        return pageByItem({ page, pageSize, ...query }, by, direction);
      }
      const sort = { [by === 'total' ? by : `percents.${by}`]: direction, _id: direction } as const;
      return findPage(collection, filterOf(query), { page, pageSize, sort });
    },
    countAbove: (total, query) => collection.countDocuments({ ...filterOf(query), total: { $gt: total } }),
    async removeStudent(studentId) {
      await percents.removeStudent(studentId);
      await collection.deleteMany({ studentId });
    },
  };
}

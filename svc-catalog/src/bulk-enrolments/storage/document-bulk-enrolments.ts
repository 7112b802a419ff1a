import { findPage } from '@pathshala/documents/find-page';
import { insertOnce } from '@pathshala/documents/insert-once';
import type { DocumentStore } from '@pathshala/documents/port';
import { forgetEditor } from '@pathshala/service-kit/edits/forget-editor';
import { inParts } from '@pathshala/service-kit/platform/in-parts';
import type { BulkEnrolment, BulkPart, BulkRow } from '../domain/bulk-enrolment.ts';
import type { BulkEnrolments } from '../ports.ts';

const heads = 'bulkEnrolments';
const parts = 'bulkEnrolmentRows';

export const bulkEnrolmentIndexes = [
  { collection: heads, keys: { state: 1, leaseUntil: 1 } },
  { collection: heads, keys: { createdAt: -1 } },
  { collection: heads, keys: { expiresAt: 1 } },
  { collection: heads, keys: { editorId: 1 } },
  { collection: parts, keys: { expiresAt: 1 } },
] as const;

/** Rows in one document. */
const batchSize = 100;
const insertsAtOnce = 20;

/** Consecutive rows of a bulk enrolment. The id follows from its id, part and the place of the first row. */
interface RowsDocument {
  readonly _id: string;
  readonly rows: readonly BulkRow[];
  readonly expiresAt: number;
}

const rowsId = (importId: string, part: BulkPart, from: number): string => `${importId}.${part}.${from}`;

function rowsDocumentsOf(
  { _id, expiresAt }: BulkEnrolment,
  part: BulkPart,
  rows: readonly BulkRow[],
): RowsDocument[] {
  const count = Math.ceil(rows.length / batchSize);
  return Array.from({ length: count }, (_, at) => {
    const from = at * batchSize;
    return { _id: rowsId(_id, part, from), rows: rows.slice(from, from + batchSize), expiresAt };
  });
}

export function createDocumentBulkEnrolments(documents: DocumentStore): BulkEnrolments {
  const collection = documents.collection<BulkEnrolment>(heads);
  const rowsCollection = documents.collection<RowsDocument>(parts);
  const batchOf = async (id: string, part: BulkPart, from: number) =>
    (await rowsCollection.findOne({ _id: rowsId(id, part, from) }))?.rows ?? [];

  return {
    find: (_id) => collection.findOne({ _id }),
    list: ({ page, pageSize, now }) =>
      findPage(collection, { expiresAt: { $gt: now } }, { page, pageSize, sort: { createdAt: -1, _id: 1 } }),
    async insert(found, byPart) {
      const all = (['ready', 'left-out'] as const).flatMap((part) =>
        rowsDocumentsOf(found, part, byPart[part]),
      );
      await inParts(all, insertsAtOnce, (document) => insertOnce(rowsCollection, document));
      await collection.insertOne(found);
    },
    async rows(id, part, { from, limit }) {
      const found: BulkRow[] = [];
      for (let start = from - (from % batchSize); start < from + limit; start += batchSize) {
        const rows = await batchOf(id, part, start);
        found.push(...rows.slice(Math.max(0, from - start), from + limit - start));
        if (rows.length < batchSize) break;
      }
      return found;
    },
    batch: (id, from) => batchOf(id, 'ready', from),
    async replaceBatch(id, from, rows) {
      await rowsCollection.updateOne({ _id: rowsId(id, 'ready', from) }, { $set: { rows } });
    },
    async confirm(_id, order) {
      const change = { $set: { ...order, state: 'running' } };
      await collection.updateOne({ _id, state: 'checked' }, change);
    },
    acquire: (now, leaseUntil) =>
      collection.findOneAndUpdate({ state: 'running', leaseUntil: { $lte: now } }, { $set: { leaseUntil } }),
    async progress({ _id, leaseUntil }, change) {
      return (await collection.updateOne({ _id, leaseUntil }, { $set: change })).matchedCount > 0;
    },
    async removeExpired(now) {
      await rowsCollection.deleteMany({ expiresAt: { $lte: now } });
      await collection.deleteMany({ expiresAt: { $lte: now } });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}

import { findPage } from '@pathshala/documents/find-page';
import { insertOnce } from '@pathshala/documents/insert-once';
import type { DocumentStore } from '@pathshala/documents/port';
import { forgetEditor } from '@pathshala/service-kit/edits/forget-editor';
import { inParts } from '@pathshala/service-kit/platform/in-parts';
import type { ImportRow } from '../domain/import-row.ts';
import type { ImportPart, StudentImport, StudentImports } from '../ports.ts';

const heads = 'studentImports';
const parts = 'studentImportRows';

export const studentImportIndexes = [
  { collection: heads, keys: { state: 1, leaseUntil: 1 } },
  { collection: heads, keys: { createdAt: -1 } },
  { collection: heads, keys: { expiresAt: 1 } },
  { collection: heads, keys: { editorId: 1 } },
  { collection: parts, keys: { expiresAt: 1 } },
] as const;

/** Rows in one document: a row has at most about 1 kB. */
const batchSize = 100;
const insertsAtOnce = 20;

/** Consecutive rows of an import. The id follows from import, part and the place of the first row. */
interface RowsDocument {
  readonly _id: string;
  readonly rows: readonly ImportRow[];
  readonly expiresAt: number;
}

const rowsId = (importId: string, part: ImportPart, from: number): string => `${importId}.${part}.${from}`;

function rowsDocumentsOf(
  { _id, expiresAt }: StudentImport,
  part: ImportPart,
  rows: readonly ImportRow[],
): RowsDocument[] {
  const count = Math.ceil(rows.length / batchSize);
  return Array.from({ length: count }, (_, at) => {
    const from = at * batchSize;
    return { _id: rowsId(_id, part, from), rows: rows.slice(from, from + batchSize), expiresAt };
  });
}

export function createDocumentStudentImports(documents: DocumentStore): StudentImports {
  const collection = documents.collection<StudentImport>(heads);
  const rowsCollection = documents.collection<RowsDocument>(parts);
  const batchOf = async (id: string, part: ImportPart, from: number) =>
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
      const found: ImportRow[] = [];
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
      return (await collection.updateOne({ _id, state: 'read' }, change)).matchedCount > 0;
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

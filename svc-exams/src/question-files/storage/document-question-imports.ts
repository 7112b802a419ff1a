import { insertOnce } from '@pathshala/documents/insert-once';
import type { DocumentStore } from '@pathshala/documents/port';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { inParts } from '@pathshala/service-kit/platform/in-parts';
import { createLeasedWorks } from '@pathshala/back-office/leased-work';
import type { ImportRow, QuestionImport, QuestionImports } from '../ports.ts';

const heads = 'question_imports';
const parts = 'question_import_rows';

export const questionImportIndexes = [
  { collection: heads, keys: { state: 1, leaseUntil: 1 } },
  { collection: heads, keys: { expiresAt: 1 } },
  { collection: heads, keys: { editorId: 1 } },
  { collection: parts, keys: { importId: 1, from: 1 } },
  { collection: parts, keys: { expiresAt: 1 } },
] as const;

/** Consecutive rows of an import. */
interface RowsDocument {
  readonly _id: string;
  readonly importId: string;
  /** The place of the first row, from 0. */
  readonly from: number;
  readonly to: number;
  readonly rows: readonly ImportRow[];
  readonly expiresAt: number;
}

/** Characters of JSON. Three bytes each at most, so a document stays below 256 kB unless it is one question. */
const maxLength = 80_000;
const insertsAtOnce = 20;

function rowsDocumentsOf(
  { _id: importId, expiresAt }: QuestionImport,
  rows: readonly ImportRow[],
): RowsDocument[] {
  const documents: RowsDocument[] = [];
  let from = 0;
  let length = 0;
  for (const [at, row] of rows.entries()) {
    const size = JSON.stringify(row).length;
    if (at > from && length + size > maxLength) {
      documents.push({
        _id: `${importId}.${from}`,
        importId,
        from,
        to: at,
        rows: rows.slice(from, at),
        expiresAt,
      });
      [from, length] = [at, 0];
    }
    length += size;
  }
  const last = {
    _id: `${importId}.${from}`,
    importId,
    from,
    to: rows.length,
    rows: rows.slice(from),
    expiresAt,
  };
  return rows.length === 0 ? [] : [...documents, last];
}

export function createDocumentQuestionImports(documents: DocumentStore): QuestionImports {
  const collection = documents.collection<QuestionImport>(heads);
  const rowsCollection = documents.collection<RowsDocument>(parts);
  return {
    ...createLeasedWorks(collection, 'read'),
    find: (id) => collection.findOne({ _id: id }),
    async insert(found, rows) {
      await inParts(rowsDocumentsOf(found, rows), insertsAtOnce, (part) => insertOnce(rowsCollection, part));
      await collection.insertOne(found);
    },
    async rows(importId, from, limit) {
      // From the part that holds the first of them on; a part holds one row or more.
      const start = await rowsCollection.findOne({ importId, from: { $lte: from } }, { sort: { from: -1 } });
      if (start === null) return [];
      const found = start.rows.slice(from - start.from);
      let next = start.to;
      while (found.length < limit) {
        const part = await rowsCollection.findOne({ importId, from: next });
        if (part === null) break;
        found.push(...part.rows);
        next = part.to;
      }
      return found.slice(0, limit);
    },
    async removeExpired(now) {
      await rowsCollection.deleteMany({ expiresAt: { $lte: now } });
      await collection.deleteMany({ expiresAt: { $lte: now } });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}

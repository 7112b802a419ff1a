import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import { createLeasedWorks } from '@pathshala/back-office/leased-work';
import type { FailedRow, ImportRow, QuestionImport, QuestionImports } from '../ports.ts';

const heads = 'question_imports';
const parts = 'question_import_rows';
const failures = 'question_import_failures';

export const questionImportIndexes = [
  { collection: heads, keys: { state: 1, leaseUntil: 1 } },
  { collection: heads, keys: { expiresAt: 1 } },
  { collection: heads, keys: { editorId: 1 } },
  { collection: parts, keys: { importId: 1, from: 1 } },
  { collection: parts, keys: { expiresAt: 1 } },
  { collection: failures, keys: { importId: 1, line: 1 } },
  { collection: failures, keys: { expiresAt: 1 } },
] as const;

/** Consecutive rows of an import. */
interface RowsDocument {
  readonly _id: string;
  readonly importId: string;
  /** The position of the first row, from 0. */
  readonly from: number;
  readonly to: number;
  readonly rows: readonly ImportRow[];
  readonly expiresAt: number;
}

interface FailureDocument extends FailedRow {
  readonly _id: string;
  readonly importId: string;
  readonly expiresAt: number;
}

const failureId = (importId: string, line: number): string => `${importId}.${line}`;

const failedRowOf = ({ line, errors, source, row }: FailureDocument): FailedRow => ({
  line,
  errors,
  source,
  row,
});

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

function failuresOf(
  failureCollection: Collection<FailureDocument>,
): Pick<QuestionImports, 'failed' | 'countFailed' | 'findFailed' | 'replaceFailed'> {
  return {
    async failed(importId, from, limit) {
      const options = { sort: { line: 1 }, skip: from, limit } as const;
      return (await failureCollection.find({ importId }, options).toArray()).map(failedRowOf);
    },
    countFailed: (importId) => failureCollection.countDocuments({ importId }),
    async findFailed(importId, line) {
      const found = await failureCollection.findOne({ _id: failureId(importId, line) });
      return found && failedRowOf(found);
    },
    async replaceFailed(importId, { line, errors, source, row }) {
      await failureCollection.updateOne(
        { _id: failureId(importId, line) },
        { $set: { errors, source, row } },
      );
    },
  };
}

export function createDocumentQuestionImports(documents: DocumentStore): QuestionImports {
  const collection = documents.collection<QuestionImport>(heads);
  const rowsCollection = documents.collection<RowsDocument>(parts);
  const failureCollection = documents.collection<FailureDocument>(failures);
  return {
    ...createLeasedWorks(collection, 'read'),
    ...failuresOf(failureCollection),
    find: (id) => collection.findOne({ _id: id }),
    async insert(found, { rows, failed }) {
      await mapInBatches(rowsDocumentsOf(found, rows), insertsAtOnce, (part) =>
        insertOnce(rowsCollection, part),
      );
      const { _id: importId, expiresAt } = found;
      await mapInBatches(failed, insertsAtOnce, ({ line, errors, source }) =>
        insertOnce(failureCollection, {
          _id: failureId(importId, line),
          importId,
          line,
          errors,
          source,
          row: null,
          expiresAt,
        }),
      );
      await collection.insertOne(found);
    },
    async rows(importId, from, limit) {
      // Reads from the part that contains the first of them; a part contains one row or more.
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
    async recount(_id, numbers) {
      await collection.updateOne({ _id, state: 'read' }, { $set: numbers });
    },
    async removeExpired(now) {
      await failureCollection.deleteMany({ expiresAt: { $lte: now } });
      await rowsCollection.deleteMany({ expiresAt: { $lte: now } });
      await collection.deleteMany({ expiresAt: { $lte: now } });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}

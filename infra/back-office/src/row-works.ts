import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import type { EditMark } from './edit-mark.ts';
import { forgetEditor } from './forget-editor.ts';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import { createLeasedWorks, type LeasedWork, type LeasedWorks } from './leased-work.ts';

/** Work on many rows that a dry run has sorted. Times in epoch ms. */
export interface RowWork extends LeasedWork, EditMark {
  readonly createdAt: number;
  /** The time from which it is removed. */
  readonly expiresAt: number;
}

/** `ready`: rows to deal with; `left-out`: those that the dry run refused. */
export type RowPart = 'ready' | 'left-out';

export interface RowWorks<Work extends RowWork, Row> extends LeasedWorks<Work> {
  find(id: string): Promise<Work | null>;
  /** Newest first, without expired ones. */
  list(query: {
    readonly page: number;
    readonly pageSize: number;
    readonly now: number;
  }): Promise<{ items: readonly Work[]; total: number }>;
  /** The rows first, so that work that is found is whole. */
  insert(work: Work, parts: Readonly<Record<RowPart, readonly Row[]>>): Promise<void>;
  rows(id: string, part: RowPart, range: RowRange): Promise<readonly Row[]>;
  /** The rows of `ready` that are stored together, from this one on, which is the first of them; empty after the last. */
  batch(id: string, from: number): Promise<readonly Row[]>;
  /** Stores what became of the rows of a batch. */
  replaceBatch(id: string, from: number, rows: readonly Row[]): Promise<void>;
  /** The place of the first row of a part that fits, and the row; null for none. */
  findRow(
    id: string,
    part: RowPart,
    fits: (row: Row) => boolean,
  ): Promise<{ readonly at: number; readonly row: Row } | null>;
  replaceRow(id: string, place: RowPlace, row: Row): Promise<void>;
  /** Adds rows to `ready`, which has so many. A repeat with the same rows has no effect. */
  append(work: Work, count: number, rows: readonly Row[]): Promise<void>;
  /** Changes work that waits for its confirmation; no effect on other work. */
  change(id: string, change: Partial<Work>): Promise<void>;
  removeExpired(now: number): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}

interface RowPlace {
  readonly part: RowPart;
  readonly at: number;
}

interface RowRange {
  readonly from: number;
  readonly limit: number;
}

/** The names of the two collections, and the state before the confirmation. */
export interface RowWorkNames {
  readonly works: string;
  readonly rows: string;
  readonly waiting: string;
}

export function rowWorkIndexes({ works, rows }: Pick<RowWorkNames, 'works' | 'rows'>) {
  return [
    { collection: works, keys: { state: 1, leaseUntil: 1 } },
    { collection: works, keys: { createdAt: -1 } },
    { collection: works, keys: { expiresAt: 1 } },
    { collection: works, keys: { editorId: 1 } },
    { collection: rows, keys: { expiresAt: 1 } },
  ] as const;
}

/** Rows in one document: a row has at most about 1 kB. */
const batchSize = 100;
const insertsAtOnce = 20;

/** Consecutive rows. The id follows from work, part and the place of the first row. */
interface RowsDocument<Row> {
  readonly _id: string;
  readonly rows: readonly Row[];
  readonly expiresAt: number;
}

const rowsId = (workId: string, part: RowPart, from: number): string => `${workId}.${part}.${from}`;

function rowsDocumentsOf<Row>({ _id, expiresAt }: RowWork, part: RowPart, rows: readonly Row[]) {
  const count = Math.ceil(rows.length / batchSize);
  return Array.from({ length: count }, (_, at): RowsDocument<Row> => {
    const from = at * batchSize;
    return { _id: rowsId(_id, part, from), rows: rows.slice(from, from + batchSize), expiresAt };
  });
}

/** Reads a part batch by batch; a batch that is not full is the last one. */
async function* batchesOf<Row>(
  batchFrom: (from: number) => Promise<readonly Row[]>,
): AsyncGenerator<{ readonly from: number; readonly rows: readonly Row[] }> {
  for (let from = 0; ; from += batchSize) {
    const rows = await batchFrom(from);
    yield { from, rows };
    if (rows.length < batchSize) return;
  }
}

/** The batches that change when rows are added behind the first `count`. */
async function appendedBatches<Row>(
  count: number,
  added: readonly Row[],
  batchFrom: (from: number) => Promise<readonly Row[]>,
): Promise<{ readonly from: number; readonly rows: readonly Row[] }[]> {
  const start = count - (count % batchSize);
  const rows = [...(await batchFrom(start)).slice(0, count - start), ...added];
  return Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) => ({
    from: start + at * batchSize,
    rows: rows.slice(at * batchSize, (at + 1) * batchSize),
  }));
}

type MendableRows<Work extends RowWork, Row> = Pick<RowWorks<Work, Row>, 'findRow' | 'replaceRow' | 'append'>;

function mendableRows<Work extends RowWork, Row>(
  rowsCollection: Collection<RowsDocument<Row>>,
  batchOf: (id: string, part: RowPart, from: number) => Promise<readonly Row[]>,
): MendableRows<Work, Row> {
  return {
    async findRow(id, part, fits) {
      for await (const { from, rows } of batchesOf((at) => batchOf(id, part, at))) {
        const place = rows.findIndex(fits);
        const row = rows[place];
        if (row !== undefined) return { at: from + place, row };
      }
      return null;
    },
    async replaceRow(id, { part, at }, row) {
      const from = at - (at % batchSize);
      const _id = rowsId(id, part, from);
      await rowsCollection.updateOne({ _id }, { $set: { [`rows.${at - from}`]: row } });
    },
    async append({ _id: workId, expiresAt }, count, added) {
      const batches = await appendedBatches(count, added, (from) => batchOf(workId, 'ready', from));
      for (const { from, rows } of batches) {
        const _id = rowsId(workId, 'ready', from);
        await rowsCollection.updateOne({ _id }, { $set: { rows, expiresAt } }, { upsert: true });
      }
    },
  };
}

export function createRowWorks<Work extends RowWork, Row>(
  documents: DocumentStore,
  names: RowWorkNames,
): RowWorks<Work, Row> {
  const collection = documents.collection<Work>(names.works);
  const rowsCollection = documents.collection<RowsDocument<Row>>(names.rows);
  const batchOf = async (id: string, part: RowPart, from: number) =>
    (await rowsCollection.findOne({ _id: rowsId(id, part, from) }))?.rows ?? [];
  return {
    ...createLeasedWorks(collection, names.waiting),
    ...mendableRows<Work, Row>(rowsCollection, batchOf),
    find: (_id) => collection.findOne({ _id }),
    list: ({ page, pageSize, now }) =>
      findPage(collection, { expiresAt: { $gt: now } }, { page, pageSize, sort: { createdAt: -1, _id: 1 } }),
    async insert(work, byPart) {
      const all = (['ready', 'left-out'] as const).flatMap((part) =>
        rowsDocumentsOf(work, part, byPart[part]),
      );
      await mapInBatches(all, insertsAtOnce, (document) => insertOnce(rowsCollection, document));
      await collection.insertOne(work);
    },
    async rows(id, part, { from, limit }) {
      const found: Row[] = [];
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
    async change(_id, change) {
      await collection.updateOne({ _id, state: names.waiting }, { $set: change });
    },
    async removeExpired(now) {
      await rowsCollection.deleteMany({ expiresAt: { $lte: now } });
      await collection.deleteMany({ expiresAt: { $lte: now } });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}

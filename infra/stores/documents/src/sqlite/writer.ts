import { randomBytes } from 'node:crypto';
import type { Filter, Sort } from '../port.ts';
import { applySteps, upsertBase } from '../mongo-semantics/apply-steps.ts';
import { toJsonDocument, type JsonObject } from '../mongo-semantics/json-value.ts';
import type { Step } from '../mongo-semantics/update-steps.ts';
import { jsonUpdate } from './json-update.ts';
import { sameKey } from './key-column.ts';
import { select } from './select.ts';
import { jsonFilter } from './json-filter.ts';
import type { Table } from './table.ts';

export interface ChangeRequest {
  readonly filter: Filter;
  readonly steps: readonly Step[];
  readonly isUpsert: boolean;
  readonly sort: Sort | undefined;
  /** Says which state of the document is returned. */
  readonly wanted: 'before' | 'after' | 'neither';
}

export interface Changed {
  readonly isMatched: boolean;
  readonly isModified: boolean;
  readonly insertedId: string | null;
  /** The requested state as JSON; null when there is none. */
  readonly row: string | null;
}

const notFound: Changed = { isMatched: false, isModified: false, insertedId: null, row: null };

function parsed(row: string): JsonObject {
  return JSON.parse(row) as JsonObject;
}

function insert(table: Table, document: JsonObject): void {
  table.insert(document);
}

/**
 * Applies the steps to a stored document and replaces it. Sets only the key columns that changed, so that SQLite updates
 * only their indexes. Null: nothing changed.
 */
function replaced(table: Table, row: string, steps: readonly Step[]): string | null {
  const document = parsed(row);
  const old = table.keysOf(document);
  applySteps(document, steps);
  const json = JSON.stringify(document);
  if (json === row) return null;
  const moved = [...table.keysOf(document)].filter(([column, key]) => !sameKey(key, old.get(column)));
  const set = ['doc = ?', ...moved.map(([column]) => `${column} = ?`)].join(', ');
  table
    .statement(`UPDATE ${table.sqlName} SET ${set} WHERE _id = ?`)
    .run(json, ...moved.map(([, key]) => key), String(document['_id']));
  return json;
}

/** Whether it changed the document. */
function update(table: Table, row: string, steps: readonly Step[]): boolean {
  return replaced(table, row, steps) !== null;
}

function remove(table: Table, rows: readonly string[]): number {
  const statement = table.statement(`DELETE FROM ${table.sqlName} WHERE _id = ?`);
  for (const row of rows) statement.run(String(parsed(row)['_id']));
  return rows.length;
}

function upsert(table: Table, { filter, steps, wanted }: ChangeRequest): Changed {
  const document = upsertBase(filter);
  applySteps(document, steps);
  document['_id'] ??= randomBytes(12).toString('hex');
  const plain = toJsonDocument(document);
  insert(table, plain);
  const row = wanted === 'after' ? JSON.stringify(plain) : null;
  return { isMatched: false, isModified: false, insertedId: String(plain['_id']), row };
}

/** The common case in one statement, without parsing the document. Null: nothing was changed; the caller must parse and match. */
function changeInSql(table: Table, { filter, steps, wanted }: ChangeRequest): Changed | null {
  if (typeof filter['_id'] !== 'string' || wanted === 'before') return null;
  const change = jsonUpdate(table, steps);
  const where = change === null ? null : jsonFilter(filter);
  if (change === null || where === null) return null;
  const { set, guards } = change;
  const values = [...set.values, ...where.values, ...guards.values];
  const sql = `UPDATE ${table.sqlName} SET ${set.text} WHERE ${where.text}${guards.text}`;
  const done = { isMatched: true, isModified: true, insertedId: null };
  if (wanted === 'after') {
    const row = table.statement(`${sql} RETURNING doc`).get(...values);
    return row === undefined ? null : { ...done, row: String(row['doc']) };
  }
  return table.statement(sql).run(...values).changes === 1 ? { ...done, row: null } : null;
}

function change(table: Table, request: ChangeRequest): Changed {
  const quick = changeInSql(table, request);
  if (quick !== null) return quick;
  const sort = request.sort === undefined ? {} : { sort: request.sort };
  const [row] = select.all(table, request.filter, { ...sort, limit: 1 });
  if (row === undefined) return request.isUpsert ? upsert(table, request) : notFound;
  const after = replaced(table, row, request.steps);
  const done = { isMatched: true, isModified: after !== null, insertedId: null };
  // A text that was not requested would stay in memory until the flush.
  if (request.wanted === 'neither') return { ...done, row: null };
  return { ...done, row: request.wanted === 'before' ? row : (after ?? row) };
}

/** Writes to one table, inside the transaction of the group. */
export const writer = { insert, update, remove, change };

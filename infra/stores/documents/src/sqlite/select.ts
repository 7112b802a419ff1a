import { compileFilter } from '../mongo-semantics/filter-matcher.ts';
import { bySort } from '../mongo-semantics/order.ts';
import { countValues } from '../mongo-semantics/value-counts.ts';
import type { Filter, FindOptions, Projection, Sort, ValueCount } from '../port.ts';
import { indexFilter } from './index-filter.ts';
import { valueOfKey } from './key-column.ts';
import type { SqlCondition } from './sql-condition.ts';
import type { Table } from './table.ts';

interface Page {
  readonly sort: Sort;
  readonly skip: number;
  /** Infinity: all of them. */
  readonly limit: number;
}

function pageOf(options: FindOptions): Page {
  const limit = options.limit === undefined || options.limit === 0 ? Infinity : options.limit;
  return { sort: options.sort ?? {}, skip: options.skip ?? 0, limit };
}

/** ORDER BY, if every sorted path has a usable column; null otherwise. */
function orderBy(table: Table, sort: Sort): string | null {
  const terms = Object.entries(sort).map(([path, direction]) => {
    const column = table.answering(path);
    return column === null ? null : `${column} ${direction === -1 ? 'DESC' : 'ASC'}`;
  });
  if (terms.includes(null)) return null;
  return terms.length === 0 ? '' : ` ORDER BY ${terms.join(', ')}`;
}

function inOrder(rows: readonly string[], sort: Sort): string[] {
  const compare = bySort(sort);
  const pairs = rows.map((row) => ({ row, document: JSON.parse(row) as unknown }));
  return pairs.sort((a, b) => compare(a.document, b.document)).map(({ row }) => row);
}

/** The rows that match, up to `limit` of them. */
function matching(
  table: Table,
  sql: string,
  test: { condition: SqlCondition; filter: Filter; limit: number },
): string[] {
  // Compiled only when a row needs it: compiling costs more than a lookup.
  let compiled: ReturnType<typeof compileFilter> | undefined;
  const matches = (doc: string) => (compiled ??= compileFilter(test.filter))(JSON.parse(doc));
  const rows: string[] = [];
  for (const row of table.statement(sql).iterate(...test.condition.values)) {
    const doc = String(row['doc']);
    if (test.condition.isExact || matches(doc)) rows.push(doc);
    if (rows.length >= test.limit) break;
  }
  return rows;
}

/** The most frequent query. */
function byId(table: Table, id: string): string[] {
  const row = table.statement(`SELECT doc FROM ${table.sqlName} WHERE _id = ?`).get(id);
  return row === undefined ? [] : [String(row['doc'])];
}

function isIdAlone(filter: Filter): filter is { _id: string } {
  const [key, ...others] = Object.keys(filter);
  return key === '_id' && others.length === 0 && typeof filter['_id'] === 'string';
}

/**
 * The stored JSON. If a projection includes nothing but indexed paths that hold text: JSON made of the index, so that the
 * documents are not read.
 */
function selected(table: Table, projection: Projection = {}): string {
  const paths = Object.keys(projection).filter((path) => path !== '_id');
  const columns = paths.map((path) => (path.includes('.') ? null : table.answering(path)));
  const isIncluded = Object.values(projection).every((use) => use === 1);
  if (!isIncluded || paths.length === 0 || columns.includes(null)) return 'doc';
  const areTexts = columns.map((column) => `typeof(${column}) = 'text'`).join(' AND ');
  const names = paths.map((path) => `'${path.replaceAll("'", "''")}'`);
  const pairs = ["'_id', _id", ...columns.map((column, at) => `${names[at]}, ${column}`)].join(', ');
  return `CASE WHEN ${areTexts} THEN json_object(${pairs}) ELSE doc END AS doc`;
}

/** The limit is no parameter: SQLite plans by its value, and would prepare the statement again at each run. */
function limitTo(limit: number): string {
  return `LIMIT ${limit === Infinity ? -1 : BigInt(limit)}`;
}

function all(table: Table, filter: Filter, options: FindOptions): string[] {
  if (isIdAlone(filter) && !options.skip) return byId(table, filter._id);
  const { sort, skip, limit } = pageOf(options);
  const condition = indexFilter(table, filter);
  const order = orderBy(table, sort);
  const from = `SELECT doc FROM ${table.sqlName} WHERE ${condition.text}`;
  if (order === null) {
    const rows = matching(table, from, { condition, filter, limit: Infinity });
    return inOrder(rows, sort).slice(skip, skip + limit);
  }
  if (!condition.isExact) {
    return matching(table, from + order, { condition, filter, limit: skip + limit }).slice(skip);
  }
  const wanted = `SELECT ${selected(table, options.projection)} FROM ${table.sqlName} WHERE ${condition.text}`;
  const page = table.statement(`${wanted}${order} ${limitTo(limit)} OFFSET ?`);
  return page.all(...condition.values, skip).map((row) => String(row['doc']));
}

function count(table: Table, filter: Filter): number {
  const { text, values, isExact } = indexFilter(table, filter);
  if (!isExact) return all(table, filter, {}).length;
  const row = table.statement(`SELECT count(*) AS total FROM ${table.sqlName} WHERE ${text}`).get(...values);
  return Number(row?.['total']);
}

/** Counts by the fields' columns; null when one has none, or holds an object. */
function countedByColumns(table: Table, fields: readonly string[], filter: Filter): ValueCount[] | null {
  const columns = fields.map((field) => table.answering(field));
  const { text, values, isExact } = indexFilter(table, filter);
  if (!isExact || columns.includes(null)) return null;
  const names = columns.map((column, at) => `${column} AS v${at}`).join(', ');
  const groups = columns.join(', ');
  const sql = `SELECT ${names}, count(*) AS total FROM ${table.sqlName} WHERE ${text} GROUP BY ${groups}`;
  const counted = table
    .statement(sql)
    .all(...values)
    .map((row) => ({
      values: fields.map((_, at) => valueOfKey(row[`v${at}`])),
      count: Number(row['total']),
    }));
  return counted.some((row) => row.values.includes(undefined)) ? null : counted;
}

function countBy(table: Table, fields: readonly string[], filter: Filter): ValueCount[] {
  const documents = () => all(table, filter, {}).map((row) => JSON.parse(row) as object);
  return countedByColumns(table, fields, filter) ?? countValues(documents(), fields);
}

/** Reads the stored JSON texts that match a filter, which was validated before. */
export const select = { all, count, countBy };

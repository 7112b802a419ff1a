import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

export interface Comparison {
  readonly rows: number;
  /** The first difference in words; null: every row of every table is equal. */
  readonly difference: string | null;
}

/** Compares each row of each table. The files do not change meanwhile; a write-ahead log beside the live ones is not read. */
export function compareStores(
  stores: readonly string[],
  { live, restored }: { readonly live: string; readonly restored: string },
): Comparison {
  let rows = 0;
  for (const store of stores) {
    const found = compareFiles(store, open(join(live, store)), open(join(restored, store)));
    rows += found.rows;
    if (found.difference !== null) return { rows, difference: found.difference };
  }
  return { rows, difference: null };
}

function open(file: string): DatabaseSync {
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true });
}

function compareFiles(store: string, live: DatabaseSync, restored: DatabaseSync): Comparison {
  try {
    const schema = `SELECT name, sql FROM sqlite_schema ORDER BY name`;
    if (!isDeepStrictEqual(live.prepare(schema).all(), restored.prepare(schema).all()))
      return { rows: 0, difference: `${store}: its tables or indexes differ` };
    const tables = live.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
    let rows = 0;
    for (const { name } of tables) {
      const found = compareTables(String(name), live, restored);
      rows += found.rows;
      if (found.difference !== null) return { rows, difference: `${store}: ${found.difference}` };
    }
    return { rows, difference: null };
  } finally {
    live.close();
    restored.close();
  }
}

function compareTables(table: string, live: DatabaseSync, restored: DatabaseSync): Comparison {
  const sql = `SELECT * FROM "${table.replaceAll('"', '""')}"`;
  const others = restored.prepare(sql).iterate();
  let rows = 0;
  for (const row of live.prepare(sql).iterate()) {
    const other = others.next();
    if (other.done === true || !isDeepStrictEqual(row, other.value))
      return { rows, difference: `${table}, ${nameOf(row)}` };
    rows += 1;
  }
  return {
    rows,
    difference: others.next().done === true ? null : `${table}: it has more rows than the site`,
  };
}

function nameOf(row: Readonly<Record<string, SQLOutputValue>>): string {
  return String(row['_id'] ?? Object.values(row)[0] ?? 'an empty row');
}

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { Sort } from '../port.ts';
import type { JsonObject } from '../mongo-semantics/json-value.ts';
import { keyOf, reach, type Key } from './key-column.ts';

/** An indexed path, stored in a column of its own beside the JSON. */
export interface KeyColumn {
  readonly path: string;
  readonly steps: readonly string[];
  /** Quoted for SQL. */
  readonly column: string;
  isUnique: boolean;
  /** True once a document had an array there: the column is then never used for filters or sorts again. */
  hasMany: boolean;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const columnOf = (path: string): string => quoted(`k:${path}`);

const newColumn = (path: string): KeyColumn => ({
  path,
  steps: path.split('.'),
  column: columnOf(path),
  isUnique: false,
  hasMany: false,
});

const createTable = (name: string, columns: readonly string[]): string =>
  `CREATE TABLE IF NOT EXISTS ${name} (${['_id TEXT PRIMARY KEY NOT NULL', 'doc TEXT NOT NULL', ...columns].join(', ')})`;

/** A limit of entries. Unlike `max` it reserves no memory, which counts with a table for each of a hundred collections. */
const entryLimit = (max: number) => ({ maxSize: max, sizeCalculation: () => 1 });

/** One collection's table: `_id`, `doc` (JSON text) and a key column for each indexed path. */
export class Table {
  readonly name: string;
  readonly sqlName: string;
  readonly #database: DatabaseSync;
  /** Limits the prepared statements, since filters of new shapes need new ones. */
  readonly #statements = new LRUCache<string, StatementSync>(entryLimit(500));
  #columns = new Map<string, KeyColumn>();
  /** Null: not prepared since the columns changed. */
  #insert: StatementSync | null = null;
  readonly #meeting = new LRUCache<string, readonly KeyColumn[]>(entryLimit(2000));

  constructor(database: DatabaseSync, name: string) {
    this.#database = database;
    this.name = name;
    this.sqlName = quoted(`c:${name}`);
    database.exec(`
      ${createTable(this.sqlName, [])};
      CREATE TABLE IF NOT EXISTS many (collection TEXT, path TEXT, PRIMARY KEY (collection, path))`);
    this.#readColumns();
  }

  statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const prepared = this.#database.prepare(sql);
    this.#statements.set(sql, prepared);
    return prepared;
  }

  insert(document: JsonObject): void {
    const keys = this.keysOf(document);
    if (this.#insert === null) {
      const columns = ['_id', 'doc', ...keys.keys()];
      const places = columns.map(() => '?').join(', ');
      const sql = `INSERT INTO ${this.sqlName} (${columns.join(', ')}) VALUES (${places})`;
      this.#insert = this.#database.prepare(sql);
    }
    this.#insert.run(String(document['_id']), JSON.stringify(document), ...keys.values());
  }

  get columns(): readonly KeyColumn[] {
    return [...this.#columns.values()];
  }

  /** The columns of this path, of its parents and of its children. */
  columnsMeeting(path: string): readonly KeyColumn[] {
    const known = this.#meeting.get(path);
    if (known !== undefined) return known;
    const meeting = this.columns.filter(
      (column) =>
        column.path === path || column.path.startsWith(`${path}.`) || path.startsWith(`${column.path}.`),
    );
    this.#meeting.set(path, meeting);
    return meeting;
  }

  /** The column by which filters and sorts on the path can be evaluated; null when there is none. */
  answering(path: string): string | null {
    if (path === '_id') return '_id';
    const known = this.#columns.get(path);
    return known === undefined || known.hasMany ? null : known.column;
  }

  /** The key of every indexed path. Marks columns that hold an array; throws for an array under a unique index. */
  keysOf(document: JsonObject): Map<string, Key> {
    const keys = new Map<string, Key>();
    for (const column of this.#columns.values()) {
      const { value, isMany } = reach(document, column.steps);
      if (isMany) this.#noteMany(column);
      keys.set(column.column, isMany ? keyOf([]) : keyOf(value));
    }
    return keys;
  }

  #indexName(keys: Sort, isUnique: boolean): string {
    return `${isUnique ? 'unique' : 'plain'}:${this.name}:${JSON.stringify(keys)}`;
  }

  hasIndex(keys: Sort, isUnique: boolean): boolean {
    const known = this.statement('SELECT 1 FROM pragma_index_list(?) WHERE name = ?');
    return known.get(`c:${this.name}`, this.#indexName(keys, isUnique)) !== undefined;
  }

  /** Idempotent. Fills the columns for stored documents; throws when they violate a unique index. */
  createIndex(keys: Sort, isUnique: boolean): void {
    if (this.hasIndex(keys, isUnique)) return;
    const name = this.#indexName(keys, isUnique);
    this.#database.exec('SAVEPOINT create_index');
    try {
      const added = Object.keys(keys).filter((path) => path !== '_id' && !this.#columns.has(path));
      this.#addColumns(added);
      this.#fill(added);
      const terms = Object.entries(keys).map(
        ([path, direction]) =>
          `${path === '_id' ? '_id' : columnOf(path)} ${direction === -1 ? 'DESC' : 'ASC'}`,
      );
      this.#database.exec(
        `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX ${quoted(name)} ON ${this.sqlName} (${terms.join(', ')})`,
      );
      if (isUnique)
        for (const column of this.columns) if (Object.hasOwn(keys, column.path)) column.isUnique = true;
      this.#assertUniquesHoldNoArrays();
      this.#database.exec('RELEASE create_index');
    } catch (error) {
      this.#database.exec('ROLLBACK TO create_index; RELEASE create_index');
      this.#readColumns();
      throw error;
    }
  }

  /** For each column that is added, SQLite parses the whole schema again: an empty table is created anew instead. */
  #addColumns(paths: readonly string[]): void {
    if (paths.length === 0) return;
    const before = this.columns;
    for (const path of paths) this.#columns.set(path, newColumn(path));
    this.#forgetStatements();
    if (this.#database.prepare(`SELECT 1 FROM ${this.sqlName} LIMIT 1`).get() === undefined) {
      this.#createAnew();
      return;
    }
    for (const { column } of this.columns.slice(before.length))
      this.#database.exec(`ALTER TABLE ${this.sqlName} ADD COLUMN ${column}`);
  }

  #createAnew(): void {
    const indexes = this.#database
      .prepare(`SELECT sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`)
      .all(`c:${this.name}`)
      .map(({ sql }) => String(sql));
    const table = createTable(
      this.sqlName,
      this.columns.map(({ column }) => column),
    );
    this.#database.exec(`DROP TABLE ${this.sqlName}; ${[table, ...indexes].join('; ')}`);
  }

  #forgetStatements(): void {
    this.#insert = null;
    this.#statements.clear();
    this.#meeting.clear();
  }

  #assertUniquesHoldNoArrays(): void {
    const offender = this.columns.find((column) => column.isUnique && column.hasMany);
    if (offender !== undefined) {
      throw new TypeError(
        `${this.name}: a unique index cannot cover arrays, and "${offender.path}" holds one`,
      );
    }
  }

  #noteMany(column: KeyColumn): void {
    if (column.isUnique) {
      throw new TypeError(`${this.name}: "${column.path}" has a unique index and cannot hold an array`);
    }
    this.statement('INSERT OR IGNORE INTO many VALUES (?, ?)').run(this.name, column.path);
    column.hasMany = true;
  }

  #fill(paths: readonly string[]): void {
    if (paths.length === 0) return;
    const columns = paths.map(columnOf);
    const update = this.#database.prepare(
      `UPDATE ${this.sqlName} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE rowid = ?`,
    );
    const next = this.#database.prepare(
      `SELECT rowid, doc FROM ${this.sqlName} WHERE rowid > ? ORDER BY rowid LIMIT 500`,
    );
    for (let rows = next.all(-1); rows.length > 0; rows = next.all(rows.at(-1)?.['rowid'] ?? 0)) {
      for (const row of rows) {
        const keys = this.keysOf(JSON.parse(String(row['doc'])) as JsonObject);
        update.run(...columns.map((column) => keys.get(column) ?? null), row['rowid'] ?? null);
      }
    }
  }

  #readColumns(): void {
    this.#forgetStatements();
    const many = new Set(
      this.#database
        .prepare('SELECT path FROM many WHERE collection = ?')
        .all(this.name)
        .map((row) => row['path']),
    );
    const unique = new Set(
      this.#database
        .prepare(
          'SELECT c.name FROM pragma_index_list(?) i, pragma_index_info(i.name) c WHERE i."unique" = 1',
        )
        .all(`c:${this.name}`)
        .map((row) => row['name']),
    );
    const names = this.#database.prepare('SELECT name FROM pragma_table_info(?)').all(`c:${this.name}`);
    this.#columns = new Map();
    for (const row of names) {
      const name = String(row['name']);
      if (!name.startsWith('k:')) continue;
      const path = name.slice(2);
      const isUnique = unique.has(name);
      this.#columns.set(path, { ...newColumn(path), isUnique, hasMany: many.has(path) });
    }
  }
}

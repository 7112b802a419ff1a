import type {
  Collection,
  Filter,
  FindCursor,
  FindOptions,
  StoredDocument,
  Update,
  UpdateResult,
  ValueCount,
} from '../port.ts';
import { assertFilter } from '../mongo-semantics/filter-matcher.ts';
import { toJsonDocument } from '../mongo-semantics/json-value.ts';
import { compileProjection } from '../mongo-semantics/projection.ts';
import { updateSteps } from '../mongo-semantics/update-steps.ts';
import { assertFieldNames } from '../mongo-semantics/value-counts.ts';
import { failureOf } from './failure.ts';
import type { GroupCommit } from '../../../sqlite/src/group-commit.ts';
import { select } from './select.ts';
import type { Table } from './table.ts';
import { writer, type Changed, type ChangeRequest } from './writer.ts';

type Options = NonNullable<Parameters<Collection<StoredDocument>['findOneAndUpdate']>[2]>;

/** A collection in SQLite: SQL evaluates what it can evaluate exactly, the matcher decides the rest on the parsed document. */
export class SqliteCollection<T extends StoredDocument> implements Collection<T> {
  readonly name: string;
  readonly #table: Table;
  readonly #commits: GroupCommit;

  constructor(table: Table, commits: GroupCommit) {
    this.name = table.name;
    this.#table = table;
    this.#commits = commits;
  }

  async findOne(filter: Filter, options: Pick<FindOptions, 'sort' | 'projection'> = {}): Promise<T | null> {
    const [first] = await this.#read(filter, { ...options, limit: 1 });
    return first ?? null;
  }

  find(filter: Filter, options: FindOptions = {}): FindCursor<T> {
    const read = () => this.#read(filter, options);
    return {
      toArray: read,
      async *[Symbol.asyncIterator]() {
        yield* await read();
      },
    };
  }

  async countDocuments(filter: Filter): Promise<number> {
    assertFilter(filter);
    const count = this.#guard(() => select.count(this.#table, filter));
    await this.#commits.onDisk();
    return count;
  }

  async countBy(fields: readonly string[], filter: Filter): Promise<ValueCount[]> {
    assertFilter(filter);
    assertFieldNames(fields);
    const counted = this.#guard(() => select.countBy(this.#table, fields, filter));
    await this.#commits.onDisk();
    return counted;
  }

  async insertOne(document: T): Promise<void> {
    const plain = toJsonDocument(document);
    await this.#write(() => writer.insert(this.#table, plain));
  }

  async updateOne(filter: Filter, update: Update, options: { upsert?: boolean } = {}): Promise<UpdateResult> {
    const changed = await this.#change({ filter, update, options, wanted: 'neither' });
    return {
      matchedCount: Number(changed.isMatched),
      modifiedCount: Number(changed.isModified),
      upsertedId: changed.insertedId,
    };
  }

  async findOneAndUpdate(filter: Filter, update: Update, options: Options = {}): Promise<T | null> {
    const project = compileProjection(options.projection);
    const { row } = await this.#change({
      filter,
      update,
      options,
      wanted: options.returnDocument ?? 'after',
    });
    return row === null ? null : (project(JSON.parse(row) as Record<string, unknown>) as unknown as T);
  }

  async updateMany(filter: Filter, update: Update): Promise<UpdateResult> {
    const steps = updateSteps(update);
    return this.#writeMany(filter, (rows) => {
      const modified = rows.filter((row) => writer.update(this.#table, row, steps));
      return { matchedCount: rows.length, modifiedCount: modified.length, upsertedId: null };
    });
  }

  async deleteOne(filter: Filter): Promise<{ deletedCount: number }> {
    assertFilter(filter);
    return this.#write(() => ({
      deletedCount: writer.remove(this.#table, select.all(this.#table, filter, { limit: 1 })),
    }));
  }

  async deleteMany(filter: Filter): Promise<{ deletedCount: number }> {
    return this.#writeMany(filter, (rows) => ({ deletedCount: writer.remove(this.#table, rows) }));
  }

  async createIndex(keys: Record<string, 1 | -1>, options: { unique?: boolean } = {}): Promise<void> {
    const isUnique = options.unique === true;
    // A start names hundreds that exist: to write nothing needs no transaction.
    if (this.#guard(() => this.#table.hasIndex(keys, isUnique))) return this.#commits.onDisk();
    await this.#write(() => this.#table.createIndex(keys, isUnique));
  }

  async #read(filter: Filter, options: FindOptions): Promise<T[]> {
    assertFilter(filter);
    const project = compileProjection(options.projection);
    const rows = this.#guard(() => select.all(this.#table, filter, options));
    await this.#commits.onDisk();
    return rows.map((row) => project(JSON.parse(row) as Record<string, unknown>) as unknown as T);
  }

  #change(
    command: { update: Update; options: Pick<Options, 'upsert' | 'sort'> } & Pick<
      ChangeRequest,
      'filter' | 'wanted'
    >,
  ): Promise<Changed> {
    assertFilter(command.filter);
    const request: ChangeRequest = {
      filter: command.filter,
      steps: updateSteps(command.update),
      isUpsert: command.options.upsert === true,
      sort: command.options.sort,
      wanted: command.wanted,
    };
    return this.#write(() => writer.change(this.#table, request));
  }

  /** Runs several statements atomically inside the shared transaction (a savepoint). */
  async #writeMany<R>(filter: Filter, work: (rows: readonly string[]) => R): Promise<R> {
    assertFilter(filter);
    const run = (sql: string) => this.#table.statement(sql).run();
    return this.#write(() => {
      run('SAVEPOINT many');
      try {
        return work(select.all(this.#table, filter, {}));
      } catch (error) {
        run('ROLLBACK TO many');
        throw error;
      } finally {
        run('RELEASE many');
      }
    });
  }

  #guard<R>(work: () => R): R {
    try {
      return work();
    } catch (error) {
      throw failureOf(error, this.name);
    }
  }

  #write<R>(work: () => R): Promise<R> {
    return this.#commits.write(() => this.#guard(work));
  }
}

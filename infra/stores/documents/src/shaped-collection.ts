import { compileProjection } from './mongo-semantics/projection.ts';
import type {
  Collection,
  Filter,
  FindCursor,
  FindOptions,
  Projection,
  Shape,
  Sort,
  StoredDocument,
  Update,
  UpdateResult,
  ValueCount,
  VersionedCollection,
} from './port.ts';
import { currentVersion, oldestReader, showingVersion, upgradable, upgradedBy, versionOf } from './shape.ts';

type ChangeOptions = NonNullable<Parameters<Collection<StoredDocument>['findOneAndUpdate']>[2]>;

interface ChangeRequest<Result> {
  readonly filter: Filter;
  readonly options: Pick<ChangeOptions, 'sort' | 'upsert'>;
  readonly run: (filter: Filter, upsert: boolean) => Promise<Result>;
  readonly hasMatched: (result: Result) => boolean;
}

/** An upgrade that another writer interrupts is repeated this often at most. */
const maxTries = 8;
const pageSize = 100;

/**
 * A collection whose documents have versions. What is read is of the current version; what is written too: an older document
 * is upgraded in the store before it is changed. Filters, sorts and counts see the stored fields, so a query may rely on a new
 * field only when no older documents are left. While all documents are current, a change takes the one statement that it takes
 * without versions.
 */
export class ShapedCollection<T extends StoredDocument> implements Collection<T>, VersionedCollection {
  readonly name: string;
  readonly version: number;
  readonly oldestReader: number;
  readonly #stored: Collection<T>;
  readonly #shape: Shape;
  readonly #older: Filter;

  constructor(stored: Collection<T>, shape: Shape) {
    this.name = stored.name;
    this.version = currentVersion(shape);
    this.oldestReader = oldestReader(shape);
    this.#stored = stored;
    this.#shape = shape;
    const versions = Array.from({ length: this.version - 1 }, (_, index) => index + 1);
    this.#older = { schemaVersion: { $in: [null, ...versions] } };
  }

  async findOne(filter: Filter, options: Pick<FindOptions, 'sort' | 'projection'> = {}): Promise<T | null> {
    const found = await this.#stored.findOne(filter, showingVersion(options));
    return found === null ? null : ((await this.#current([found], options.projection))[0] ?? null);
  }

  find(filter: Filter, options: FindOptions = {}): FindCursor<T> {
    const cursor = this.#stored.find(filter, showingVersion(options));
    const current = (documents: readonly T[]) => this.#current(documents, options.projection);
    return {
      toArray: async () => current(await cursor.toArray()),
      async *[Symbol.asyncIterator]() {
        for await (const document of cursor) yield* await current([document]);
      },
    };
  }

  insertOne(document: T): Promise<void> {
    return this.#stored.insertOne({ ...document, schemaVersion: this.version });
  }

  updateOne(filter: Filter, update: Update, options: { upsert?: boolean } = {}): Promise<UpdateResult> {
    return this.#change({
      filter,
      options,
      run: (current, upsert) => this.#stored.updateOne(current, this.#stamped(update), { upsert }),
      hasMatched: ({ matchedCount }) => matchedCount > 0,
    });
  }

  findOneAndUpdate(filter: Filter, update: Update, options: ChangeOptions = {}): Promise<T | null> {
    return this.#change({
      filter,
      options,
      run: (current, upsert) =>
        this.#stored.findOneAndUpdate(current, this.#stamped(update), { ...options, upsert }),
      hasMatched: (found) => found !== null,
    });
  }

  async updateMany(filter: Filter, update: Update): Promise<UpdateResult> {
    const changed = await this.#stored.updateMany(this.#notOlder(filter), this.#stamped(update));
    let { matchedCount, modifiedCount } = changed;
    for (let after = ''; ;) {
      const older = await this.#readOlder(filter, after);
      for (const { _id } of older) {
        const one = await this.updateOne({ $and: [{ _id }, filter] }, update);
        matchedCount += one.matchedCount;
        modifiedCount += one.modifiedCount;
      }
      if (older.length < pageSize) return { matchedCount, modifiedCount, upsertedId: null };
      after = older.at(-1)?._id ?? after;
    }
  }

  deleteOne(filter: Filter): Promise<{ deletedCount: number }> {
    return this.#stored.deleteOne(filter);
  }

  deleteMany(filter: Filter): Promise<{ deletedCount: number }> {
    return this.#stored.deleteMany(filter);
  }

  countDocuments(filter: Filter): Promise<number> {
    return this.#stored.countDocuments(filter);
  }

  countBy(fields: readonly string[], filter: Filter): Promise<ValueCount[]> {
    return this.#stored.countBy(fields, filter);
  }

  createIndex(keys: Sort, options?: { unique?: boolean }): Promise<void> {
    return this.#stored.createIndex(keys, options);
  }

  countOlder(): Promise<number> {
    return this.version === 1 ? Promise.resolve(0) : this.#stored.countDocuments(this.#older);
  }

  async upgradePage(after: string) {
    if (this.version === 1) return { last: null, failures: [] };
    const older = await this.#readOlder({}, after);
    // All at once: in the embedded store they share one commit.
    const outcomes = await Promise.allSettled(older.map((document) => this.#upgradeStored(document)));
    return {
      last: older.length < pageSize ? null : (older.at(-1)?._id ?? null),
      failures: outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
      ),
    };
  }

  #readOlder(filter: Filter, after: string): Promise<readonly T[]> {
    const wanted = { $and: [filter, this.#older, { _id: { $gt: after } }] };
    return this.#stored.find(wanted, { sort: { _id: 1 }, limit: pageSize }).toArray();
  }

  /** Documents as they were read, with the older ones in the current version. */
  async #current(found: readonly T[], projection: Projection | undefined): Promise<T[]> {
    const project = compileProjection(projection) as unknown as (document: T) => T;
    const ids = found.filter((document) => this.#isOlder(document)).map(({ _id }) => _id);
    if (projection === undefined) return found.map((document) => this.#upgraded(document));
    const whole = ids.length === 0 ? [] : await this.#stored.find({ _id: { $in: ids } }).toArray();
    const upgraded = new Map(whole.map((document) => [document._id, this.#upgraded(document)]));
    // One that was deleted between the two reads is left out.
    return found
      .map((document) => (this.#isOlder(document) ? upgraded.get(document._id) : document))
      .filter((document) => document !== undefined)
      .map(project);
  }

  #isOlder(document: T): boolean {
    return versionOf(document) < this.version;
  }

  #upgraded(document: T): T {
    return this.#isOlder(document) ? upgradedBy(this.#shape, document) : document;
  }

  #notOlder(filter: Filter): Filter {
    if (this.version === 1) return filter;
    const schemaVersion = { $gte: this.version };
    // Beside the `_id`, by which the embedded store changes a document in one statement.
    return 'schemaVersion' in filter ? { $and: [filter, { schemaVersion }] } : { ...filter, schemaVersion };
  }

  /** A document is of the version of the program that wrote it last: a newer one then completes it again. */
  #stamped({ $set, $unset, ...rest }: Update): Update {
    const { schemaVersion: _, ...removed } = $unset ?? {};
    return {
      ...rest,
      $set: { ...$set, schemaVersion: this.version },
      ...(Object.keys(removed).length > 0 ? { $unset: removed } : {}),
    };
  }

  async #change<Result>({ filter, options, run, hasMatched }: ChangeRequest<Result>): Promise<Result> {
    // The first in the order may be an older one, which the condition would pass over.
    if (options.sort !== undefined) await this.#upgradeFirst(filter, options.sort);
    let changed = await run(this.#notOlder(filter), false);
    // Another writer may have upgraded it, or a program of the version before changed it, between the change and the look: two
    // looks that find no older one are taken as proof.
    for (let tries = 1, vain = 0; !hasMatched(changed) && vain < 2 && tries < maxTries; tries += 1) {
      vain = (await this.#upgradeFirst(filter)) ? 0 : vain + 1;
      if (vain < 2) changed = await run(this.#notOlder(filter), false);
    }
    if (hasMatched(changed) || options.upsert !== true) return changed;
    return run(this.#notOlder(filter), true);
  }

  /** Upgrades, in the store, an older document that the filter may mean. False: there is none. */
  async #upgradeFirst(filter: Filter, sort?: Sort): Promise<boolean> {
    if (this.version === 1) return false;
    const meant = typeof filter['_id'] === 'string' ? { _id: filter['_id'] } : filter;
    const older = await this.#stored.findOne(
      { $and: [meant, this.#older] },
      sort === undefined ? {} : { sort },
    );
    if (older === null) return false;
    await this.#upgradeStored(older);
    return true;
  }

  /** Replaces an older document by the upgraded one, unless somebody has changed it since it was read. */
  async #upgradeStored(older: T): Promise<void> {
    const before = upgradable(older);
    const after = upgradable(upgradedBy(this.#shape, older));
    const changed = Object.entries(after).filter(
      ([name, value]) => value !== undefined && value !== before[name],
    );
    const removed = Object.keys(before).filter((name) => after[name] === undefined);
    const { schemaVersion = null, ...rest } = before;
    const unchanged = Object.entries({ ...rest, schemaVersion }).map(
      ([name, $eq]) => [name, { $eq }] as const,
    );
    await this.#stored.updateOne(
      { ...Object.fromEntries(unchanged), _id: older._id },
      {
        $set: Object.fromEntries(changed),
        ...(removed.length > 0
          ? { $unset: Object.fromEntries(removed.map((name) => [name, '' as const])) }
          : {}),
      },
    );
  }
}

/**
 * The documents port: names and semantics of the MongoDB driver, limited to what services use and both adapters implement.
 * Documents are plain JSON with a string `_id`; dates are ISO strings or epoch milliseconds, never Date objects.
 */
export interface StoredDocument {
  readonly _id: string;
}

/** MongoDB's filter language: equality, dotted paths, arrays, `$eq $ne $gt $gte $lt $lte $in $nin $regex $and $or`; the operators that services use, and no others. */
export type Filter = Readonly<Record<string, unknown>>;

/** MongoDB's update operators: `$set $unset $inc $max (numbers) $push ($each) $pull`. No replacement documents. */
export interface Update {
  readonly $set?: Readonly<Record<string, unknown>>;
  readonly $unset?: Readonly<Record<string, ''>>;
  readonly $inc?: Readonly<Record<string, number>>;
  /** Sets the number where it is higher than the present one, or none is there. */
  readonly $max?: Readonly<Record<string, number>>;
  readonly $push?: Readonly<Record<string, unknown>>;
  readonly $pull?: Readonly<Record<string, unknown>>;
}

export type Sort = Readonly<Record<string, 1 | -1>>;
export type Projection = Readonly<Record<string, 0 | 1>>;

export interface FindOptions {
  readonly sort?: Sort;
  readonly skip?: number;
  readonly limit?: number;
  readonly projection?: Projection;
}

export interface FindCursor<T> extends AsyncIterable<T> {
  toArray(): Promise<T[]>;
}

export interface UpdateResult {
  readonly matchedCount: number;
  readonly modifiedCount: number;
  readonly upsertedId: string | null;
}

/** A combination of values, in the order of the fields. */
export interface ValueCount {
  readonly values: readonly unknown[];
  readonly count: number;
}

export interface Collection<T extends StoredDocument> {
  readonly name: string;
  findOne(filter: Filter, options?: Pick<FindOptions, 'sort' | 'projection'>): Promise<T | null>;
  find(filter: Filter, options?: FindOptions): FindCursor<T>;
  /** Rejects with DuplicateKeyError when the `_id` or a unique index is taken. Resolves once the write is durable. */
  insertOne(document: T): Promise<void>;
  updateOne(filter: Filter, update: Update, options?: { upsert?: boolean }): Promise<UpdateResult>;
  updateMany(filter: Filter, update: Update): Promise<UpdateResult>;
  /** Returns the document after (default) or before the change; null when the filter matched nothing. */
  findOneAndUpdate(
    filter: Filter,
    update: Update,
    options?: { returnDocument?: 'before' | 'after'; upsert?: boolean; sort?: Sort; projection?: Projection },
  ): Promise<T | null>;
  deleteOne(filter: Filter): Promise<{ deletedCount: number }>;
  deleteMany(filter: Filter): Promise<{ deletedCount: number }>;
  countDocuments(filter: Filter): Promise<number>;
  /**
   * Counts the matching documents by each combination of values of the fields, in no order. A document counts once for each
   * different element of an array, and under null if a field is missing or an empty array. Fields are names, not paths. On
   * SQLite indexed fields are counted without reading the documents.
   */
  countBy(fields: readonly string[], filter: Filter): Promise<ValueCount[]>;
  createIndex(keys: Sort, options?: { unique?: boolean }): Promise<void>;
}

/** A stored document as an upgrade sees it: without the fields of the event relay and of writers of aggregates (`shape.ts`). */
export type Fields = Readonly<Record<string, unknown>>;

/** How documents of one version become those of the next one. */
export interface Upgrade {
  /**
   * Returns the document of the next version. Pure, and right for a document that has the new fields already: a process of the
   * version before may have written it last.
   */
  readonly upgrade: (document: Fields) => Fields;
  /**
   * Programs of the version before can read and write documents of the next one, so they run beside each other during a rollout,
   * and a rollback is possible. Left out: such programs refuse the store.
   */
  readonly isReadableBefore?: true;
}

/**
 * The versions of the documents of a collection. A document without `schemaVersion` is of version 1; the first upgrade makes
 * version 2 of it.
 */
export interface Shape {
  readonly upgrades: readonly Upgrade[];
}

/** A collection whose documents have versions, for the job that upgrades what nobody reads. */
export interface VersionedCollection {
  readonly name: string;
  /** The version that this program writes. */
  readonly version: number;
  /** The lowest version whose programs can read and write what this one writes. */
  readonly oldestReader: number;
  /** Counts the documents of earlier versions. */
  countOlder(): Promise<number>;
  /**
   * Upgrades the first 100 or so older documents behind the id (''), in the order of ids. Returns the last id; null: none are
   * left behind it. One that cannot be upgraded is left as it is, and its failure returned.
   */
  upgradePage(
    after: string,
  ): Promise<{ readonly last: string | null; readonly failures: readonly unknown[] }>;
}

/** One service's database. */
export interface DocumentStore {
  /** Other processes may read and write the same store (default: false). */
  readonly isShared?: boolean;
  /**
   * The same object for the same name: writers and readers of one process meet on it. The first call for a name gives the
   * versions of its documents, where they have versions; throws if they are given later.
   */
  collection<T extends StoredDocument>(name: string, shape?: Shape): Collection<T>;
  /** The collections that were opened with versions; left out: none. */
  readonly versioned?: () => readonly VersionedCollection[];
  /** Rejects with StoreUnavailableError within two seconds when the store does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export { matchText } from './match-text.ts';

import { randomBytes } from 'node:crypto';
import type { Collection as Native, UpdateFilter } from 'mongodb';
import { upsertBase } from '../mongo-semantics/apply-steps.ts';
import { updateSteps, type Step } from '../mongo-semantics/update-steps.ts';
import { assertFilter } from '../mongo-semantics/filter-matcher.ts';
import { toJsonDocument } from '../mongo-semantics/json-value.ts';
import { assertFieldNames } from '../mongo-semantics/value-counts.ts';
import { compileProjection } from '../mongo-semantics/projection.ts';
import { DuplicateKeyError } from '../duplicate-key-error.ts';
import type {
  Collection,
  Filter,
  FindOptions,
  StoredDocument,
  Update,
  UpdateResult,
  ValueCount,
} from '../port.ts';
import { countByStages, countedRow } from './count-by-stages.ts';
import { failureOf, within } from './failure.ts';

type Options = NonNullable<Parameters<Collection<StoredDocument>['findOneAndUpdate']>[2]>;
type NativeUpdate = UpdateFilter<StoredDocument>;

/** Timeouts after which the store counts as unavailable: for one document, for reading several, for changing many. */
const documentTimeoutMs = 2_000;
const readTimeoutMs = 4_000;
const manyTimeoutMs = 15_000;
const indexTimeoutMs = 600_000;
const maxUpsertTries = 3;

function nativeUpdate(steps: readonly Step[]): NativeUpdate {
  const update: Record<string, Record<string, unknown>> = {};
  for (const { operator, path, operand } of steps) (update[operator] ??= {})[path] = operand;
  return update;
}

/** MongoDB would generate an ObjectId; our ids are strings. */
function withId(filter: Filter, steps: readonly Step[]): readonly Step[] {
  const isGiven = upsertBase(filter)['_id'] !== undefined || steps.some((step) => step.path === '_id');
  if (isGiven) return steps;
  return [...steps, { operator: '$setOnInsert', path: '_id', operand: randomBytes(12).toString('hex') }];
}

function findOptions(options: FindOptions) {
  return {
    ...(options.sort === undefined ? {} : { sort: options.sort }),
    ...(options.skip === undefined ? {} : { skip: options.skip }),
    ...(options.limit === undefined ? {} : { limit: options.limit }),
    ...(options.projection === undefined ? {} : { projection: options.projection }),
  };
}

/** A collection on a MongoDB server: validates its arguments as the embedded store does, then calls the driver. */
export class MongoCollection<T extends StoredDocument> implements Collection<T> {
  readonly name: string;
  readonly #native: Native<StoredDocument>;

  constructor(native: Native<StoredDocument>) {
    this.name = native.collectionName;
    this.#native = native;
  }

  async findOne(filter: Filter, options: Pick<FindOptions, 'sort' | 'projection'> = {}): Promise<T | null> {
    const found = await this.#run(filter, () =>
      this.#native.findOne(filter, { ...this.#reading(options), timeoutMS: documentTimeoutMs }),
    );
    return found as T | null;
  }

  find(filter: Filter, options: FindOptions = {}) {
    const run = <R>(work: () => Promise<R>) => this.#run(filter, work, readTimeoutMs);
    const cursor = () => this.#native.find(filter, { ...this.#reading(options), timeoutMS: readTimeoutMs });
    return {
      toArray: () => run(async () => (await cursor().toArray()) as unknown as T[]),
      async *[Symbol.asyncIterator]() {
        const open = await run(async () => cursor());
        try {
          for (let next = await run(() => open.next()); next !== null; next = await run(() => open.next())) {
            yield next as unknown as T;
          }
        } finally {
          await open.close();
        }
      },
    };
  }

  async countDocuments(filter: Filter): Promise<number> {
    return this.#run(
      filter,
      () => this.#native.countDocuments(filter, { timeoutMS: readTimeoutMs }),
      readTimeoutMs,
    );
  }

  async countBy(fields: readonly string[], filter: Filter): Promise<ValueCount[]> {
    assertFieldNames(fields);
    const stages = countByStages(fields, filter);
    const rows = await this.#run(
      filter,
      () => this.#native.aggregate(stages, { timeoutMS: readTimeoutMs }).toArray(),
      readTimeoutMs,
    );
    return rows.map((row) => countedRow(row, fields));
  }

  async insertOne(document: T): Promise<void> {
    const plain = toJsonDocument(document) as unknown as StoredDocument;
    await this.#run({}, () => this.#native.insertOne(plain, { timeoutMS: documentTimeoutMs }));
  }

  async updateOne(filter: Filter, update: Update, options: { upsert?: boolean } = {}): Promise<UpdateResult> {
    const result = await this.#upserting({ filter, update, options }, (native) =>
      this.#native.updateOne(filter, native, {
        upsert: options.upsert === true,
        timeoutMS: documentTimeoutMs,
      }),
    );
    const { matchedCount, modifiedCount, upsertedId } = result;
    return { matchedCount, modifiedCount, upsertedId };
  }

  async updateMany(filter: Filter, update: Update): Promise<UpdateResult> {
    const steps = updateSteps(update);
    const { matchedCount, modifiedCount } = await this.#run(
      filter,
      () => this.#native.updateMany(filter, nativeUpdate(steps), { timeoutMS: manyTimeoutMs }),
      manyTimeoutMs,
    );
    return { matchedCount, modifiedCount, upsertedId: null };
  }

  async findOneAndUpdate(filter: Filter, update: Update, options: Options = {}): Promise<T | null> {
    const found = await this.#upserting({ filter, update, options }, (native) =>
      this.#native.findOneAndUpdate(filter, native, {
        ...this.#reading(options),
        upsert: options.upsert === true,
        returnDocument: options.returnDocument ?? 'after',
        timeoutMS: documentTimeoutMs,
      }),
    );
    return found as T | null;
  }

  async deleteOne(filter: Filter): Promise<{ deletedCount: number }> {
    const { deletedCount } = await this.#run(filter, () =>
      this.#native.deleteOne(filter, { timeoutMS: documentTimeoutMs }),
    );
    return { deletedCount };
  }

  async deleteMany(filter: Filter): Promise<{ deletedCount: number }> {
    const { deletedCount } = await this.#run(
      filter,
      () => this.#native.deleteMany(filter, { timeoutMS: manyTimeoutMs }),
      manyTimeoutMs,
    );
    return { deletedCount };
  }

  /** Has a longer timeout: an index of a large collection takes long to build. */
  async createIndex(keys: Record<string, 1 | -1>, options: { unique?: boolean } = {}): Promise<void> {
    const unique = options.unique === true ? { unique: true } : {};
    await this.#run({}, () => this.#native.createIndex(keys, unique), indexTimeoutMs);
  }

  #reading(options: FindOptions) {
    compileProjection(options.projection);
    return findOptions(options);
  }

  async #run<R>(filter: Filter, work: () => Promise<R>, milliseconds = documentTimeoutMs): Promise<R> {
    assertFilter(filter);
    try {
      return await within(milliseconds, work());
    } catch (error) {
      throw failureOf(error, this.name);
    }
  }

  /** Two concurrent upserts of one key may both insert; the one that fails finds the other's document on its retry. */
  async #upserting<R>(
    { filter, update, options }: { filter: Filter; update: Update; options: { upsert?: boolean } },
    work: (update: NativeUpdate) => Promise<R>,
  ): Promise<R> {
    assertFilter(filter);
    const steps = updateSteps(update);
    const native = nativeUpdate(options.upsert === true ? withId(filter, steps) : steps);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#run(filter, () => work(native));
      } catch (error) {
        const mayHelp =
          error instanceof DuplicateKeyError && options.upsert === true && attempt < maxUpsertTries;
        if (!mayHelp) throw error;
      }
    }
  }
}

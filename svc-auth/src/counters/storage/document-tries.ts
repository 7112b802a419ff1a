import { insertOnce } from '@pathshala/documents/insert-once';
import type { DocumentStore } from '@pathshala/documents/port';
import type { CountedTries, Tries, TryCounter, TryRule } from '../ports.ts';
import { countersCollection, type StoredCounter } from './stored-counter.ts';

/** What `takeBack` needs to find the counter as this try left it. `lock` is empty where the try set none. */
interface CountedTry {
  readonly key: string;
  readonly until: number;
  readonly lock: string;
}

type Outcome = { readonly counted: CountedTry } | { readonly waitMs: number };

/**
 * Tries in documents, each counter with its lock in one document: an emptied key-value store gives nobody new tries. Every
 * count is one conditional write, so that parallel calls of several processes cannot share a try. A refusal is one read.
 */
export function createDocumentTries(documents: DocumentStore, now: () => number): Tries {
  const collection = documents.collection<StoredCounter>(countersCollection);

  async function read(keys: readonly string[]): Promise<ReadonlyMap<string, StoredCounter>> {
    const found = await collection.find({ _id: { $in: [...keys] } }).toArray();
    return new Map(found.map((counter) => [counter._id, counter]));
  }

  /** In place of `found`, which is missing or expired. */
  async function begin(
    { key, rule }: TryCounter,
    found: StoredCounter | undefined,
  ): Promise<CountedTry | null> {
    const counter = { count: 1, value: lockAfter(1, rule, now()), until: now() + rule.window };
    const isBegun =
      found === undefined
        ? await insertOnce(collection, { _id: key, ...counter })
        : (await collection.updateOne({ _id: key, until: found.until }, { $set: counter })).matchedCount === 1;
    return isBegun ? { key, until: counter.until, lock: counter.value } : null;
  }

  /** A try without a wait leaves room for parallel ones; of those that begin a wait the first is counted. */
  async function increase({ key, rule }: TryCounter, found: StoredCounter): Promise<CountedTry | null> {
    const { until, count } = found;
    const lock = lockAfter(count + 1, rule, now());
    const { matchedCount } =
      lock === ''
        ? await collection.updateOne(
            { _id: key, until, count: { $lt: Math.min(rule.free - 1, rule.max) } },
            { $inc: { count: 1 } },
          )
        : await collection.updateOne(
            { _id: key, until, count, value: found.value },
            { $set: { count: count + 1, value: lock } },
          );
    return matchedCount === 1 ? { key, until, lock } : null;
  }

  async function countOne(counter: TryCounter, found: StoredCounter | undefined): Promise<Outcome> {
    const waitMs = waitOf(found, counter.rule, now());
    if (waitMs > 0) return { waitMs };
    const isLiving = found !== undefined && found.until > now();
    const counted = await (isLiving ? increase(counter, found) : begin(counter, found));
    if (counted !== null) return { counted };
    // Another caller has written since.
    return countOne(counter, (await read([counter.key])).get(counter.key));
  }

  async function takeBack({ key, until, lock }: CountedTry): Promise<void> {
    const counter = { _id: key, until, count: { $gt: 0 } };
    const less = { $inc: { count: -1 } };
    if (lock === '') await collection.updateOne(counter, less);
    else await collection.updateOne({ ...counter, value: lock }, { ...less, $set: { value: '' } });
  }

  function end(counted: readonly CountedTry[]): CountedTries {
    const isOf = (keys: readonly string[]) => (one: CountedTry) => keys.includes(one.key);
    return {
      isAllowed: true,
      // Begun in one turn of the event loop, so that they share a commit.
      async forgive({ forget, keep }) {
        const forgotten = collection.deleteMany({ _id: { $in: [...forget] } });
        await Promise.all([forgotten, ...counted.filter(isOf(keep)).map(takeBack)]);
      },
    };
  }

  return {
    async count(counters) {
      const found = await read(counters.map(({ key }) => key));
      const waits = counters.map(({ key, rule }) => waitOf(found.get(key), rule, now()));
      const longest = Math.max(...waits);
      if (longest > 0) return { isAllowed: false, waitMs: longest };
      // Begun in one turn of the event loop, so that they share a commit.
      const outcomes = await Promise.all(counters.map((counter) => countOne(counter, found.get(counter.key))));
      const counted = outcomes.flatMap((outcome) => ('counted' in outcome ? [outcome.counted] : []));
      const waitMs = Math.max(0, ...outcomes.map((outcome) => ('waitMs' in outcome ? outcome.waitMs : 0)));
      if (waitMs === 0) return end(counted);
      await Promise.all(counted.map(takeBack));
      return { isAllowed: false, waitMs };
    },
  };
}

function waitOf(found: StoredCounter | undefined, rule: TryRule, now: number): number {
  if (found === undefined || found.until <= now) return 0;
  if (found.count >= rule.max) return found.until - now;
  return Math.max(0, Number(found.value) - now);
}

/** Until when the counter is locked after its `count`-th try; empty for a try without a wait. */
function lockAfter(count: number, rule: TryRule, now: number): string {
  return count < rule.free ? '' : String(now + rule.waitAfter(count));
}

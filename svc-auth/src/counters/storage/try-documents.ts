import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection } from '@pathshala/stores/documents/port';
import type { TryCounter, TryRule } from '../ports.ts';
import type { StoredCounter } from './stored-counter.ts';

/** A try as its counter stores it. `lock` is empty for a try without a wait. */
export interface CountedTry {
  readonly key: string;
  readonly until: number;
  readonly lock: string;
}

type TryOutcome = { readonly counted: CountedTry } | { readonly waitMs: number };

/**
 * One counter of tries with its lock, in one document. Every count is one conditional write, so that parallel calls of
 * several processes cannot share a try.
 */
export function createTryDocuments(collection: Collection<StoredCounter>, now: () => number) {
  /** Writes the first try in place of `found`, which is missing or expired. */
  async function begin(
    { key, rule }: TryCounter,
    found: StoredCounter | undefined,
  ): Promise<CountedTry | null> {
    const counter = { count: 1, value: lockAfter(1, rule, now()), until: now() + rule.window };
    const isBegun =
      found === undefined
        ? await insertOnce(collection, { _id: key, ...counter })
        : (await collection.updateOne({ _id: key, until: found.until }, { $set: counter })).matchedCount ===
          1;
    return isBegun ? { key, until: counter.until, lock: counter.value } : null;
  }

  /** A try without a wait leaves room for parallel ones; among parallel tries that begin a wait, only the first is counted. */
  async function increase({ key, rule }: TryCounter, found: StoredCounter): Promise<CountedTry | null> {
    const { until, count, value } = found;
    const lock = lockAfter(count + 1, rule, now());
    const below = Math.min(rule.free - 1, rule.max);
    const { matchedCount } =
      lock === ''
        ? await collection.updateOne({ _id: key, until, count: { $lt: below } }, { $inc: { count: 1 } })
        : await collection.updateOne(
            { _id: key, until, count, value },
            { $set: { count: count + 1, value: lock } },
          );
    return matchedCount === 1 ? { key, until, lock } : null;
  }

  /** `found` is the counter as it was just read. */
  async function count(counter: TryCounter, found: StoredCounter | undefined): Promise<TryOutcome> {
    const waitMs = waitOf(found, counter.rule, now());
    if (waitMs > 0) return { waitMs };
    const isLiving = found !== undefined && found.until > now();
    const counted = await (isLiving ? increase(counter, found) : begin(counter, found));
    if (counted !== null) return { counted };
    // Another caller has written since.
    return count(counter, (await collection.findOne({ _id: counter.key })) ?? undefined);
  }

  async function takeBack({ key, until, lock }: CountedTry): Promise<void> {
    const counter = { _id: key, until, count: { $gt: 0 } };
    const less = { $inc: { count: -1 } };
    if (lock === '') await collection.updateOne(counter, less);
    else await collection.updateOne({ ...counter, value: lock }, { ...less, $set: { value: '' } });
  }

  return { count, takeBack };
}

/** Milliseconds until the next try; 0: no wait. */
export function waitOf(found: StoredCounter | undefined, rule: TryRule, now: number): number {
  if (found === undefined || found.until <= now) return 0;
  if (found.count >= rule.max) return found.until - now;
  return Math.max(0, Number(found.value) - now);
}

/** Until when the counter is locked after its `count`-th try; empty for a try without a wait. */
function lockAfter(count: number, rule: TryRule, now: number): string {
  return count < rule.free ? '' : String(now + rule.waitAfter(count));
}

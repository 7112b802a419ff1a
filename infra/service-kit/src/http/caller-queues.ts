import { setTimeout as wait } from 'node:timers/promises';
import { createExpiringCache } from '../caches/expiring-cache.ts';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '../identity/identity.ts';

/** The share of one process of a service that one caller may use. */
interface Share {
  /** Calls that run at once. */
  readonly atOnce: number;
  /** Calls that begin in a second, once `burst` of them have begun in a row. */
  readonly perSecond: number;
  readonly burst: number;
  /** Calls that may wait in the queue; further ones are refused with 429. */
  readonly waiting: number;
}

/** A page sends a dozen calls, and a bulk change one after the other. */
const ofAccount: Share = { atOnce: 3, perSecond: 40, burst: 200, waiting: 100 };

/** All visitors of an address may be a whole campus. */
const ofAddress: Share = { atOnce: 32, perSecond: 500, burst: 2000, waiting: 2000 };

const retryAfterSeconds = 1;

export type RunQueued = <Result>(
  caller: Pick<Identity, 'role' | 'userId' | 'address'>,
  work: () => Promise<Result>,
) => Promise<Result>;

interface CallerQueue {
  running: number;
  readonly waiting: (() => void)[];
}

/** Longer than any share takes to regain its whole burst. */
const rememberedMs = 10_000;

/**
 * Limits the calls of one caller by a fair queue and a rate: a caller that sends as many as it can slows down another caller
 * by no more than this share of the processor. A person who uses a page is not delayed by it. Counted in this process only.
 */
export function createCallerQueues(now: () => number = Date.now): RunQueued {
  const byCaller = new Map<string, CallerQueue>();
  /** Epoch ms: the time that the calls of a caller have used up at their pace. */
  const paces = createExpiringCache<{ readonly usedUntil: number }>({
    ttlMs: rememberedMs,
    max: 50_000,
    now,
  });

  function queueOf(key: string): CallerQueue {
    const known = byCaller.get(key) ?? { running: 0, waiting: [] };
    byCaller.set(key, known);
    return known;
  }

  /** Milliseconds until the next call may begin, which is counted. */
  function paceOf(key: string, { perSecond, burst }: Share): number {
    const callMs = 1000 / perSecond;
    const usedUntil =
      Math.max(paces.get(key)?.usedUntil ?? Number.NEGATIVE_INFINITY, now() - burst * callMs) + callMs;
    paces.set(key, { usedUntil });
    return usedUntil - now();
  }

  function end(key: string, queue: CallerQueue): void {
    const next = queue.waiting.shift();
    // The next call takes the place.
    if (next !== undefined) return next();
    queue.running -= 1;
    if (queue.running === 0) byCaller.delete(key);
  }

  async function begin(key: string, share: Share): Promise<CallerQueue> {
    const queue = queueOf(key);
    if (queue.running < share.atOnce) queue.running += 1;
    else if (queue.waiting.length >= share.waiting)
      throw new DomainError('too-many', 'common.too-many', { retryAfterSeconds });
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    const ms = paceOf(key, share);
    if (ms > 0) await wait(ms);
    return queue;
  }

  return async ({ userId, address }, work) => {
    const key = userId ?? `visitor ${address}`;
    const queue = await begin(key, userId === null ? ofAddress : ofAccount);
    try {
      return await work();
    } finally {
      end(key, queue);
    }
  };
}

import { createExpiringCache } from '@pathshala/service-kit/caches/expiring-cache';
import { DomainError } from '@pathshala/contract-kit/domain-error';

export interface FairQueueOptions {
  /** Tasks of one caller that may wait or run at once; one more is refused with 429. */
  readonly perCaller: number;
  /** Tasks of all callers. In a full queue the caller who has most of them loses the newest to one who has fewer. */
  readonly total: number;
  /** Epoch ms (default `Date.now`). */
  readonly now?: () => number;
}

/** `caller` null: work of the product itself, which has no limit of its own. */
export type RunQueued = <Result>(caller: string | null, task: () => Promise<Result>) => Promise<Result>;

interface Entry {
  readonly caller: string | null;
  readonly since: number;
  /** Runs the task and resolves with the function that reports the outcome to its caller. */
  readonly start: () => Promise<() => void>;
  readonly refuse: (reason: DomainError) => void;
}

/** The time that a caller used counts until the caller has used none for this long. */
const rememberedMs = 60_000;
const retryAfterSeconds = 5;

const largestShareOf = (waiting: readonly Entry[]): readonly Entry[] =>
  [...Map.groupBy(waiting, ({ caller }) => caller).values()].reduce(
    (largest, own) => (own.length > largest.length ? own : largest),
    [],
  );

/**
 * Runs one task at a time. Next is the one whose caller has used the least time lately; the time that it waits counts in its
 * favour, so that no caller waits without end. A caller with many or long tasks delays another one by a single task.
 */
export function createFairQueue({ perCaller, total, now = Date.now }: FairQueueOptions): RunQueued {
  const used = createExpiringCache<{ readonly ms: number }>({ ttlMs: rememberedMs, max: 10_000, now });
  const waiting: Entry[] = [];
  let running: Entry | null = null;
  let isWorking = false;

  const usedBy = (caller: Entry['caller']): number => used.get(caller ?? '')?.ms ?? 0;
  const rankOf = ({ caller, since }: Entry): number => usedBy(caller) - (now() - since);

  function takeNext(): Entry | null {
    const next = waiting.reduce<Entry | null>(
      (first, entry) => (first === null || rankOf(entry) < rankOf(first) ? entry : first),
      null,
    );
    if (next !== null) waiting.splice(waiting.indexOf(next), 1);
    return next;
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (running = takeNext(); running !== null; running = takeNext()) {
      const startedAt = now();
      const { caller } = running;
      const finish = await running.start();
      used.set(caller ?? '', { ms: usedBy(caller) + now() - startedAt });
      // A caller that goes on with its next task has none in the queue.
      running = null;
      finish();
    }
    isWorking = false;
  }

  /** Throws where there is no room for one more task of this caller. */
  function requireRoom(caller: Entry['caller']): void {
    const own = waiting.filter((entry) => entry.caller === caller).length;
    if (caller !== null && own + (running?.caller === caller ? 1 : 0) >= perCaller)
      throw new DomainError('too-many', 'common.too-many', { retryAfterSeconds });
    if (waiting.length < total) return;
    const busy = new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds });
    const largest = largestShareOf(waiting);
    const newest = largest.at(-1);
    if (newest === undefined || largest.length <= own + 1) throw busy;
    waiting.splice(waiting.indexOf(newest), 1);
    newest.refuse(busy);
  }

  return async <Result>(caller: Entry['caller'], task: () => Promise<Result>) => {
    requireRoom(caller);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const start = (): Promise<() => void> =>
      task().then(
        (result) => () => resolve(result),
        (error: unknown) => () => reject(error),
      );
    waiting.push({ caller, since: now(), start, refuse: reject });
    void work();
    return promise;
  };
}

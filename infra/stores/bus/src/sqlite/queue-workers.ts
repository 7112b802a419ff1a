import type { Consumer, Delivery } from '../port.ts';
import type { StoredDelivery } from './message-tables.ts';
import { createReadAheadCursor, type ReadAheadCursor } from './read-ahead-cursor.ts';

type Handle = (delivery: Delivery) => Promise<void>;

interface Worker {
  readonly handle: Handle;
  readonly prefetch: number;
  readonly running: Set<Promise<void>>;
}

export interface QueueWorkers {
  add(handle: Handle, prefetch: number): Consumer;
  /** Reads the queue again and delivers up to the prefetch limits. Returns at once. */
  poll(): void;
  /** Delivers a message that was just stored at the end of the queue, without reading it back. */
  offer(stored: StoredDelivery): void;
  /** The message with this sequence number, just stored at the end, is not for this queue. */
  skip(seq: number): void;
  /** The messages of the queue up to this sequence number are handled. */
  readonly position: number;
  /** Accepts no more deliveries; resolves when the current ones are handled. */
  stop(): Promise<void>;
}

export interface QueueWorkersOptions {
  /** The messages up to this sequence number were handled before. */
  readonly position: number;
  /** Returns the next messages of the queue after this sequence number, in order. */
  readonly read: (after: number, limit: number) => readonly StoredDelivery[];
  /** Returns the last sequence number of all queues. */
  readonly last: () => number;
  /** A message is handled, or stored again for another attempt: `position` may have moved. */
  readonly acknowledge: () => void;
  /** Resolves when the failed message is scheduled for retry or dead-lettered. */
  readonly fail: (stored: StoredDelivery, failure: unknown) => Promise<void>;
}

/**
 * A consumer that does not end holds the position of its queue, and a crash delivers again what others handled after it: so
 * many messages at most.
 */
const maxHandledAhead = 10_000;

function createProgress(
  { acknowledge, fail }: Pick<QueueWorkersOptions, 'acknowledge' | 'fail'>,
  upcoming: Pick<ReadAheadCursor, 'takenUpTo'>,
) {
  /** Ascending, because messages are taken in order. */
  const inProgress = new Set<number>();
  return {
    async work({ handle }: Worker, stored: StoredDelivery): Promise<void> {
      inProgress.add(stored.seq);
      try {
        await handle(stored.delivery);
      } catch (failure) {
        await fail(stored, failure);
      }
      inProgress.delete(stored.seq);
      acknowledge();
    },
    /** The messages up to it are handled. */
    position(): number {
      const [first] = inProgress;
      return first === undefined ? upcoming.takenUpTo : first - 1;
    },
  };
}

/** The consumers of one queue. A message is read once: a failed one is stored again as a new message. */
export function createQueueWorkers(options: QueueWorkersOptions): QueueWorkers {
  const workers = new Set<Worker>();
  const upcoming = createReadAheadCursor(options);
  const progress = createProgress(options, upcoming);
  let scheduled: NodeJS.Immediate | null = null;

  function deliver(): void {
    scheduled = null;
    if (upcoming.takenUpTo - progress.position() > maxHandledAhead) return;
    for (const worker of workers) {
      const { running } = worker;
      const room = worker.prefetch - running.size;
      for (const stored of room > 0 ? upcoming.take(room) : []) {
        const done = progress.work(worker, stored).finally(() => {
          running.delete(done);
          schedule();
        });
        running.add(done);
      }
    }
  }

  function schedule(): void {
    if (workers.size > 0 && upcoming.mayHaveMore) scheduled ??= setImmediate(deliver);
  }

  function poll(): void {
    upcoming.readAgain();
    schedule();
  }

  async function stop(worker: Worker): Promise<void> {
    workers.delete(worker);
    await Promise.all(worker.running);
  }

  return {
    add(handle, prefetch) {
      const worker: Worker = { handle, prefetch, running: new Set() };
      workers.add(worker);
      poll();
      return { stop: () => stop(worker) };
    },
    poll,
    offer(stored) {
      upcoming.push(stored);
      schedule();
    },
    skip: (seq) => upcoming.skip(seq),
    get position() {
      return progress.position();
    },
    async stop() {
      await Promise.all([...workers].map(stop));
      if (scheduled !== null) clearImmediate(scheduled);
    },
  };
}

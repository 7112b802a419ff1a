import type { Consumer, Delivery } from '../port.ts';
import type { StoredDelivery } from './message-tables.ts';
import { createReadAheadCursor } from './read-ahead-cursor.ts';

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
  /** Accepts no more deliveries; resolves when the current ones are handled. */
  stop(): Promise<void>;
}

export interface QueueWorkersOptions {
  /** The next messages of the queue after this place, in order. */
  readonly read: (after: number, limit: number) => readonly StoredDelivery[];
  readonly acknowledge: (seq: number) => void;
  /** Resolves when the failed message is scheduled for retry or dead-lettered. */
  readonly fail: (stored: StoredDelivery, failure: unknown) => Promise<void>;
}

/** The consumers of one queue. A message is read once: a failed one is stored again as a new message. */
export function createQueueWorkers({ read, acknowledge, fail }: QueueWorkersOptions): QueueWorkers {
  const workers = new Set<Worker>();
  const upcoming = createReadAheadCursor(read);
  let scheduled: NodeJS.Immediate | null = null;

  async function work({ handle }: Worker, stored: StoredDelivery): Promise<void> {
    try {
      await handle(stored.delivery);
      acknowledge(stored.seq);
    } catch (failure) {
      await fail(stored, failure);
    }
  }

  function deliver(): void {
    scheduled = null;
    for (const worker of workers) {
      const { running } = worker;
      const room = worker.prefetch - running.size;
      for (const stored of room > 0 ? upcoming.take(room) : []) {
        const done = work(worker, stored).finally(() => {
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
    async stop() {
      await Promise.all([...workers].map(stop));
      if (scheduled !== null) clearImmediate(scheduled);
    },
  };
}

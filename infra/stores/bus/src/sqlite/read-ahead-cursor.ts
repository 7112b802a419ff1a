import type { StoredDelivery } from './message-tables.ts';

/** The next messages of a queue, in order. A message that was taken is not returned again. */
export interface ReadAheadCursor {
  take(limit: number): readonly StoredDelivery[];
  /** Adds a message that was stored at the end of the queue just now, so that it need not be read. */
  push(stored: StoredDelivery): void;
  /** Another process may have stored a message: reads the queue at the next `take`. */
  readAgain(): void;
  /** False: the queue is empty. */
  readonly mayHaveMore: boolean;
}

/** Further messages are only on disk. */
const maxInMemory = 1000;

/** `read` returns the messages after a sequence number, in order. */
export function createReadAheadCursor(
  read: (after: number, limit: number) => readonly StoredDelivery[],
): ReadAheadCursor {
  /** Messages up to this sequence number were taken or are in `pushed`. */
  let cursor = 0;
  const pushed: StoredDelivery[] = [];
  /** True if there may be messages between the cursor and the next one that is pushed. */
  let hasUnread = true;

  return {
    take(limit) {
      const first = pushed.splice(0, limit);
      const left = limit - first.length;
      if (!hasUnread || left === 0) return first;
      const found = read(cursor, left);
      cursor = found.at(-1)?.seq ?? cursor;
      hasUnread = found.length === left;
      return [...first, ...found];
    },
    push(stored) {
      // It was read from the queue already.
      if (stored.seq <= cursor) return;
      hasUnread ||= pushed.length >= maxInMemory;
      if (hasUnread) return;
      cursor = stored.seq;
      pushed.push(stored);
    },
    readAgain() {
      hasUnread = true;
    },
    get mayHaveMore() {
      return hasUnread || pushed.length > 0;
    },
  };
}

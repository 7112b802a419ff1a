import type { StoredDelivery } from './message-tables.ts';

/** The next messages of a queue, in order. A message that was taken is not returned again. */
export interface ReadAheadCursor {
  take(limit: number): readonly StoredDelivery[];
  /** Adds a message that was stored at the end of the queue just now, so that it need not be read. */
  push(stored: StoredDelivery): void;
  /** The message with this sequence number, stored at the end just now, is not for this queue. */
  skip(seq: number): void;
  /** Another process may have stored a message: reads the queue at the next `take`. */
  readAgain(): void;
  /** False: the queue is empty. */
  readonly mayHaveMore: boolean;
  /** The messages of the queue up to this sequence number were taken. */
  readonly takenUpTo: number;
}

/** Further messages are only on disk. */
const maxInMemory = 1000;

interface Source {
  /** The sequence number after which the queue is read. */
  readonly position: number;
  /** Returns the messages of the queue after a sequence number, in order. */
  readonly read: (after: number, limit: number) => readonly StoredDelivery[];
  /** Returns the last sequence number of all queues. */
  readonly last: () => number;
}

export function createReadAheadCursor({ position, read, last }: Source): ReadAheadCursor {
  /** Messages up to this sequence number were taken or are in `pushed`. */
  let cursor = position;
  const pushed: StoredDelivery[] = [];
  /** True if there may be messages between the cursor and the next one that is pushed. */
  let hasUnread = true;

  return {
    take(limit) {
      const first = pushed.splice(0, limit);
      const left = limit - first.length;
      if (!hasUnread || left === 0) return first;
      // Before the read: what another process stores between the two is read the next time.
      const end = last();
      const found = read(cursor, left);
      hasUnread = found.length === left;
      cursor = hasUnread ? (found.at(-1)?.seq ?? cursor) : Math.max(cursor, end);
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
    skip(seq) {
      if (!hasUnread && seq > cursor) cursor = seq;
    },
    readAgain() {
      hasUnread = true;
    },
    get mayHaveMore() {
      return hasUnread || pushed.length > 0;
    },
    get takenUpTo() {
      const [next] = pushed;
      return next === undefined ? cursor : next.seq - 1;
    },
  };
}

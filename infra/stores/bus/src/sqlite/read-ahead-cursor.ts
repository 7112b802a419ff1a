import type { StoredDelivery } from './message-tables.ts';

/** What a queue has to deliver next, in order; what was taken once is not taken again. */
export interface ReadAheadCursor {
  take(most: number): readonly StoredDelivery[];
  /** What has just been stored, next after all that is in the queue: it need not be read from there. */
  push(stored: StoredDelivery): void;
  /** Others may have stored something. */
  lookAgain(): void;
  /** False: there is certainly nothing. */
  readonly mayHaveMore: boolean;
}

/** More than that waits on disk alone. */
const mostInMemory = 1000;

/** `read` answers the next messages of the queue after a place, in order. */
export function createReadAheadCursor(
  read: (after: number, limit: number) => readonly StoredDelivery[],
): ReadAheadCursor {
  /** The place up to which all was taken, or is in `offered`. */
  let cursor = 0;
  const offered: StoredDelivery[] = [];
  /** There may be messages after the cursor: what is offered then may not be the next. */
  let hasUnread = true;

  return {
    take(most) {
      const first = offered.splice(0, most);
      const left = most - first.length;
      if (!hasUnread || left === 0) return first;
      const found = read(cursor, left);
      cursor = found.at(-1)?.seq ?? cursor;
      hasUnread = found.length === left;
      return [...first, ...found];
    },
    push(stored) {
      // A reading of the queue came upon it first.
      if (stored.seq <= cursor) return;
      hasUnread ||= offered.length >= mostInMemory;
      if (hasUnread) return;
      cursor = stored.seq;
      offered.push(stored);
    },
    lookAgain() {
      hasUnread = true;
    },
    get mayHaveMore() {
      return hasUnread || offered.length > 0;
    },
  };
}

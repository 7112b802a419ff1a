import type { MessageTables } from './message-tables.ts';

/** Positions may be written late (a crash only causes a second delivery), so several messages share one write. */
const writeAfterMs = 20;
/** Messages that all queues have handled take up space for this long. */
const pruneAfterMs = 500;

/** Up to where each queue has handled its messages, in the file. */
export interface StoredPositions {
  /** A queue gets its first consumer in this process. Returns its stored position. */
  begin(queue: string): number;
  /** A position may have moved. */
  changed(): void;
  /** Writes the positions of now. */
  close(): Promise<void>;
}

interface StoredPositionsOptions {
  readonly tables: () => Pick<MessageTables, 'position' | 'move' | 'prune'>;
  /** The queues that are consumed in this process. */
  readonly positionsOf: () => ReadonlyMap<string, { readonly position: number }>;
  /** Runs the work in a transaction, again until it succeeds or the bus is closed. */
  readonly write: (work: () => void) => Promise<void>;
}

export function createStoredPositions({
  tables,
  positionsOf,
  write,
}: StoredPositionsOptions): StoredPositions {
  const stored = new Map<string, number>();
  /** The messages that were handled since the last pruning. */
  let handled: { readonly after: number; readonly upTo: number } | null = null;
  let writing: NodeJS.Timeout | undefined;
  let pruning: NodeJS.Timeout | undefined;

  function noteHandled(after: number, upTo: number): void {
    handled = {
      after: Math.min(after, handled?.after ?? after),
      upTo: Math.max(upTo, handled?.upTo ?? upTo),
    };
    pruning ??= setTimeout(() => void prune(), pruneAfterMs);
  }

  async function prune(): Promise<void> {
    pruning = undefined;
    const range = handled;
    handled = null;
    if (range !== null) await write(() => tables().prune(range.after, range.upTo));
  }

  async function writePositions(): Promise<void> {
    writing = undefined;
    const moved = [...positionsOf()].flatMap(([queue, { position }]) => {
      const before = stored.get(queue) ?? 0;
      return position > before ? [{ queue, before, position }] : [];
    });
    if (moved.length === 0) return;
    await write(() => {
      for (const { queue, position } of moved) tables().move(queue, position);
    });
    for (const { queue, before, position } of moved) {
      stored.set(queue, position);
      noteHandled(before, position);
    }
  }

  return {
    begin(queue) {
      const position = tables().position(queue);
      stored.set(queue, position);
      // A queue that is gone may have held messages of before.
      noteHandled(0, position);
      return position;
    },
    changed() {
      writing ??= setTimeout(() => void writePositions(), writeAfterMs);
    },
    async close() {
      clearTimeout(writing);
      await writePositions();
      clearTimeout(pruning);
      await prune();
    },
  };
}

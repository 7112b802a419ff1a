import type { Entry, EntryTable } from './entry-table.ts';

const capacity = 20_000;

/** The entries in memory, bounded: reads of what is used cost no disk. `null` remembers that there is none. */
export function createWriteBackCache(table: EntryTable, now: () => number) {
  const held = new Map<string, Entry | null>();
  /** Changed in memory and not yet on disk; never dropped. */
  const unsaved = new Set<string>();

  function hold(key: string, entry: Entry | null): void {
    held.delete(key);
    held.set(key, entry);
    if (held.size <= capacity) return;
    for (const oldest of held.keys()) {
      if (unsaved.has(oldest)) continue;
      held.delete(oldest);
      return;
    }
  }

  return {
    hold,
    /** The living entry, from memory or from disk. */
    get(key: string): Entry | null {
      let entry = held.get(key);
      if (entry === undefined) {
        entry = table.read(key);
        hold(key, entry);
      }
      return entry !== null && entry.expiresAt > now() ? entry : null;
    },
    holdUnsaved(key: string, entry: Entry): void {
      hold(key, entry);
      unsaved.add(key);
    },
    forgetUnsaved: (key: string) => void unsaved.delete(key),
    /** Writes what is unsaved; to be run inside a transaction. */
    save(): void {
      for (const key of unsaved) {
        const entry = held.get(key);
        if (entry) table.write(key, entry);
      }
      unsaved.clear();
    },
    hasUnsaved: () => unsaved.size > 0,
  };
}

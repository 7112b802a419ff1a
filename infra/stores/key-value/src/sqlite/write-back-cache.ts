import type { Entry, EntryTable } from './entry-table.ts';

const capacity = 20_000;

/** The last 20,000 entries that were read or written. `null`: the store has no such entry. Unsaved entries are never evicted. */
export function createWriteBackCache(table: EntryTable, now: () => number) {
  const entries = new Map<string, Entry | null>();
  /** Changed in memory, not yet on disk. */
  const unsaved = new Set<string>();

  function put(key: string, entry: Entry | null): void {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size <= capacity) return;
    for (const oldest of entries.keys()) {
      if (unsaved.has(oldest)) continue;
      entries.delete(oldest);
      return;
    }
  }

  return {
    put,
    /** Null when there is none or it has expired. */
    get(key: string): Entry | null {
      let entry = entries.get(key);
      if (entry === undefined) {
        entry = table.read(key);
        put(key, entry);
      }
      return entry !== null && entry.expiresAt > now() ? entry : null;
    },
    putUnsaved(key: string, entry: Entry): void {
      put(key, entry);
      unsaved.add(key);
    },
    markSaved: (key: string) => void unsaved.delete(key),
    /** Writes the unsaved entries; call it inside a transaction. */
    save(): void {
      for (const key of unsaved) {
        const entry = entries.get(key);
        if (entry) table.write(key, entry);
      }
      unsaved.clear();
    },
    hasUnsaved: () => unsaved.size > 0,
  };
}

import { createMemoryStorage, type NoteStorage } from './memory-storage.ts';

export type { NoteStorage } from './memory-storage.ts';

/** `session`: gone with the tab. */
type StorageKind = 'local' | 'session';

/** These replace a storage that the browser forbids: notes are lost with the page. */
const substitutes: Readonly<Record<StorageKind, NoteStorage>> = {
  local: createMemoryStorage(),
  session: createMemoryStorage(),
};

/** The browser's storage, or a substitute in memory where the browser forbids it. Writes can fail when it is full. */
export function browserStorage(kind: StorageKind = 'local'): NoteStorage {
  try {
    // A browser that forbids storage throws when it is asked for, some only when it is read.
    const storage = kind === 'local' ? localStorage : sessionStorage;
    storage.getItem('');
    return storage;
  } catch (error) {
    if (error instanceof DOMException) return substitutes[kind];
    throw error;
  }
}

/** False where the browser forbids storage: its notes are forgotten with the page. */
export function outlastsPage(kind: StorageKind = 'local'): boolean {
  return browserStorage(kind) !== substitutes[kind];
}

/** A note in this browser; null when there is none. */
export function recall(key: string, kind: StorageKind = 'local'): string | null {
  return browserStorage(kind).getItem(key);
}

/** null removes the note. Where storage is full or forbidden, it is forgotten with the page. */
export function remember(key: string, value: string | null, kind: StorageKind = 'local'): void {
  tryStoring(() => {
    if (value === null) browserStorage(kind).removeItem(key);
    else browserStorage(kind).setItem(key, value);
  });
}

/** A note in JSON; null when there is none, or one that cannot be read. */
export function recallJson(key: string, kind: StorageKind = 'local'): unknown {
  try {
    return JSON.parse(recall(key, kind) ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Runs a write that the browser may refuse, because its storage is full. False when it was refused. */
export function tryStoring(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** The names of the notes that begin with the prefix. */
export function noteKeys(storage: NoteStorage, prefix: string): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}

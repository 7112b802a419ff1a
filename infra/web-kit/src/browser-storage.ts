/** `session`: gone with the tab. */
type StorageKind = 'local' | 'session';

/** A note in this browser; null when there is none, or where the browser forbids storage. */
export function recall(key: string, kind: StorageKind = 'local'): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** null removes the note. Where storage is full or forbidden, it is forgotten with the page. */
export function remember(key: string, value: string | null, kind: StorageKind = 'local'): void {
  tryStoring(() => {
    if (value === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, value);
  });
}

/** Runs a write that the browser may refuse, because its storage is full or forbidden. */
export function tryStoring(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** A browser that forbids storage throws when it is asked for. */
function storageOf(kind: StorageKind): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}

import { noteKeys, type NoteStorage, tryStoring } from '@pathshala/web-kit/browser-storage';
import type { StoredSheet } from '../model/stored-sheet.ts';

/** Stores what is chosen and not acknowledged in the browser, by user and attempt: two users of one phone share nothing. */
export interface AnswerStorage {
  /**
   * Returns the sheets that earlier pages have stored. They stay stored: React may discard the render that reads them, and
   * read again.
   */
  readonly read: () => readonly StoredSheet[];
  readonly write: (sheet: StoredSheet) => void;
  /** Writes the sheet that holds what was read, then removes what earlier pages have left: it is this page's to send now. */
  readonly takeOver: (sheet: StoredSheet) => void;
  readonly clear: () => void;
}

interface StorageSlot {
  readonly userId: string;
  readonly attemptId: string;
  /** Each page has a slot of its own, so that two tabs do not overwrite each other. */
  readonly page: string;
}

const prefix = 'exam:';
/** Nobody resumes an attempt after a week. */
const maxAge = 7 * 24 * 3_600_000;

export function createAnswerStorage(
  storage: NoteStorage,
  { userId, attemptId, page }: StorageSlot,
): AnswerStorage {
  const slots = `${prefix}${userId}:${attemptId}:`;
  const own = `${slots}${page}`;
  const keysOf = (start: string): readonly string[] => noteKeys(storage, start);
  const remove = (keys: readonly string[]): void => {
    for (const key of keys) storage.removeItem(key);
  };
  let found: readonly string[] = [];
  // If the storage is full, a reload may lose what was not sent; the answers still go to the server.
  const write = (sheet: StoredSheet): void => {
    tryStoring(() => storage.setItem(own, JSON.stringify(sheet)));
  };
  return {
    read: () => {
      found = keysOf(slots);
      return found.flatMap((key) => readSheet(storage, key) ?? []);
    },
    write,
    takeOver: (sheet) => {
      write(sheet);
      remove(found.filter((key) => key !== own));
      remove(keysOf(prefix).filter((key) => isExpired(readSheet(storage, key))));
    },
    clear: () => remove(keysOf(slots)),
  };
}

function readSheet(storage: NoteStorage, key: string): StoredSheet | null {
  try {
    const sheet = JSON.parse(storage.getItem(key) ?? '') as Partial<StoredSheet> | null;
    return sheet && typeof sheet.at === 'number' && sheet.changes ? (sheet as StoredSheet) : null;
  } catch {
    // Damaged by another program or cut off by a crash: the saved answers are on the server.
    return null;
  }
}

function isExpired(sheet: StoredSheet | null): boolean {
  return !sheet || Date.now() - sheet.at > maxAge;
}

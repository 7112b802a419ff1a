/** The methods of a browser's storage that are used. */
export type NoteStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that is forgotten with the page. */
export function createMemoryStorage(): NoteStorage {
  const notes = new Map<string, string>();
  return {
    get length() {
      return notes.size;
    },
    key: (at) => [...notes.keys()][at] ?? null,
    getItem: (key) => notes.get(key) ?? null,
    setItem: (key, value) => void notes.set(key, value),
    removeItem: (key) => void notes.delete(key),
  };
}

/** What of a draft survives a reload. */
export interface Kept<Values, Where> {
  readonly values: Values;
  readonly where: Where;
  /** The mark of what the draft began with, to see whether somebody has changed it since. */
  readonly source: string;
  /** Epoch milliseconds. */
  readonly keptAt: number;
}

export interface DraftShelf<Values, Where> {
  readonly read: () => Kept<Values, Where> | undefined;
  /** False: the browser has no room, or forbids it. */
  readonly write: (draft: Kept<Values, Where>) => boolean;
  readonly clear: () => void;
}

export interface ShelfOptions<Values, Where> {
  /** Whose draft of what: `university:<user>:<course>`. */
  readonly name: string;
  /** What was stored, made whole; undefined when it cannot be shown. */
  readonly parse: (stored: unknown) => Kept<Values, Where> | undefined;
  readonly storage?: Storage;
}

/** A draft's place in this browser; key prefix `persist:` (ADM-02). */
export function createDraftShelf<Values, Where>(
  options: ShelfOptions<Values, Where>,
): DraftShelf<Values, Where> {
  const { name, parse, storage = localStorage } = options;
  const key = `persist:${name}`;
  return {
    read: () => {
      try {
        return parse(JSON.parse(storage.getItem(key) ?? 'null'));
      } catch {
        // A damaged draft cannot be shown; the form begins afresh.
        return undefined;
      }
    },
    write: (draft) => {
      try {
        storage.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    clear: () => {
      try {
        storage.removeItem(key);
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
  };
}

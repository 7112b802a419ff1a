import { browserStorage, type NoteStorage, tryStoring } from '@pathshala/web-kit/browser-storage';

/** The part of a draft that survives a reload. */
export interface StoredDraft<Values, FormLocation> {
  readonly values: Values;
  readonly location: FormLocation;
  /** The record as the form was opened with it; a draft that was stored without it counts as changed in every field. */
  readonly base?: unknown;
  /** Version tag of the stored record that the draft started from; another tag means that it was changed since. */
  readonly source: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

export interface DraftStorage<Values, FormLocation> {
  readonly read: () => StoredDraft<Values, FormLocation> | undefined;
  /** Returns false if the browser has no room or forbids storage. */
  readonly write: (draft: StoredDraft<Values, FormLocation>) => boolean;
  readonly clear: () => void;
}

export interface DraftStorageOptions<Values, FormLocation> {
  /** User and record, for example `book:<user>:<id>`. */
  readonly name: string;
  /** Adds what an older version of the form did not store; undefined if the draft cannot be shown. */
  readonly restore: (
    stored: Partial<StoredDraft<Values, FormLocation>>,
  ) => Pick<StoredDraft<Values, FormLocation>, 'values' | 'location'> | undefined;
  readonly storage?: NoteStorage;
}

/** Names in localStorage from an earlier version. They stay, so that no draft in a browser is lost. */
const storedNames = { location: 'where', savedAt: 'keptAt' } as const;

/** Stores a draft in this browser under `persist:<name>` (ADM-02). */
export function createDraftStorage<Values, FormLocation>(
  options: DraftStorageOptions<Values, FormLocation>,
): DraftStorage<Values, FormLocation> {
  const { name, restore, storage = browserStorage() } = options;
  const key = `persist:${name}`;

  function read(): StoredDraft<Values, FormLocation> | undefined {
    const draft = fromStored<Values, FormLocation>(storage.getItem(key) ?? 'null');
    const restored = draft && restore(draft);
    return (
      restored && {
        ...restored,
        base: draft.base,
        source: draft.source ?? '',
        savedAt: draft.savedAt ?? 0,
      }
    );
  }

  return {
    read: () => {
      try {
        return read();
      } catch {
        // A damaged draft cannot be shown; the form starts without it.
        return undefined;
      }
    },
    // If there is no room for both, what was typed is stored without what it is compared with.
    write: (draft) =>
      tryStoring(() => storage.setItem(key, toStored(draft))) ||
      tryStoring(() => storage.setItem(key, toStored({ ...draft, base: undefined }))),
    clear: () => storage.removeItem(key),
  };
}

function toStored<Values, FormLocation>(draft: StoredDraft<Values, FormLocation>): string {
  const { values, location, base, source, savedAt } = draft;
  return JSON.stringify({
    values,
    base,
    [storedNames.location]: location,
    source,
    [storedNames.savedAt]: savedAt,
  });
}

function fromStored<Values, FormLocation>(
  text: string,
): Partial<StoredDraft<Values, FormLocation>> | undefined {
  const stored = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
  if (stored === null) return undefined;
  const { values, base, source } = stored;
  const [location, savedAt] = [stored[storedNames.location], stored[storedNames.savedAt]];
  return { values, location, base, source, savedAt } as Partial<StoredDraft<Values, FormLocation>>;
}

import { createStore, type Store } from '@pathshala/web-kit/store';
import type { DraftStorage, StoredDraft } from './draft-storage.ts';

/** Milliseconds without a change before the draft is written. */
const debounceMs = 400;

export interface AutosaveTarget<Values, Location> {
  readonly read: () => Pick<StoredDraft<Values, Location>, 'values' | 'location' | 'base'>;
  /** False: this browser does not store the draft. */
  readonly onWritten: (isPersisted: boolean) => void;
}

export interface Autosave<Values, Location> {
  readonly unsaved: Store<boolean>;
  /** Returns how often a value has changed; compared around a save. */
  readonly changes: () => number;
  /** A value has changed. */
  readonly changed: () => void;
  /** The location has changed; it is stored with the values, never alone. */
  readonly moved: () => void;
  /** The version tag of the stored record that later drafts start from. */
  readonly rebase: (base: string) => void;
  /** Marks what the form shows now as unchanged. */
  readonly clear: () => void;
  /** Writes changes after a pause in typing, at once when the page is closed, and when the returned function stops it. */
  readonly start: (target: AutosaveTarget<Values, Location>) => () => void;
}

export interface AutosaveStart<Values, Location> {
  readonly storage: DraftStorage<Values, Location> | undefined;
  /** The form started with a draft, which is unsaved. */
  readonly isRestored: boolean;
  readonly base: string;
}

export function createAutosave<Values, Location>({
  storage,
  isRestored,
  base: initialBase,
}: AutosaveStart<Values, Location>): Autosave<Values, Location> {
  const unsaved = createStore(isRestored);
  let base = initialBase;
  let changes = 0;
  let isWritten = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flush = (): void => undefined;

  function schedule(): void {
    isWritten = false;
    clearTimeout(timer);
    timer = setTimeout(() => flush(), debounceMs);
  }

  return {
    unsaved,
    changes: () => changes,
    changed: () => {
      changes += 1;
      unsaved.set(true);
      schedule();
    },
    moved: () => {
      if (unsaved.get()) schedule();
    },
    rebase: (next) => {
      base = next;
    },
    clear: () => {
      clearTimeout(timer);
      isWritten = true;
      unsaved.set(false);
    },
    start: ({ read, onWritten }) => {
      flush = () => {
        if (isWritten || !storage) return;
        isWritten = true;
        onWritten(storage.write({ ...read(), source: base, savedAt: Date.now() }));
      };
      addEventListener('pagehide', flush);
      return () => {
        removeEventListener('pagehide', flush);
        clearTimeout(timer);
        flush();
      };
    },
  };
}

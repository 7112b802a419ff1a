import { createStore, type Store } from '@pathshala/web-kit/store';
import type { DraftStorage, StoredDraft } from './draft-storage.ts';

/** Milliseconds without a change before the draft is written. */
const debounceMs = 400;

export interface AutosaveTarget<Values, Location> {
  readonly read: () => Pick<StoredDraft<Values, Location>, 'values' | 'location'>;
  /** Version tag of the stored record that the draft started from. */
  readonly base: string;
  /** False: this browser does not store the draft. */
  readonly onWritten: (isPersisted: boolean) => void;
}

export interface Autosave<Values, Location> {
  readonly unsaved: Store<boolean>;
  /** A value has changed. */
  readonly changed: () => void;
  /** The location has changed; it is stored with the values, never alone. */
  readonly moved: () => void;
  /** What the form shows now counts as unchanged. */
  readonly clear: () => void;
  /** Writes changes after a pause in typing, at once when the page is closed, and when the returned function stops it. */
  readonly start: (target: AutosaveTarget<Values, Location>) => () => void;
}

export function createAutosave<Values, Location>(
  storage: DraftStorage<Values, Location> | undefined,
  isRestored: boolean,
): Autosave<Values, Location> {
  // A restored draft has changes from the start.
  const unsaved = createStore(isRestored);
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
    changed: () => {
      unsaved.set(true);
      schedule();
    },
    moved: () => {
      if (unsaved.get()) schedule();
    },
    clear: () => {
      clearTimeout(timer);
      isWritten = true;
      unsaved.set(false);
    },
    start: ({ read, base, onWritten }) => {
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

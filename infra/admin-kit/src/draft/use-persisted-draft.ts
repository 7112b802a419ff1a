import { useEffect, useState } from 'react';
import type { DraftStorage, StoredDraft } from '../forms/draft-storage.ts';
import type { DraftStore, ExpandedParts } from './draft-store.ts';

/** Milliseconds without a change before the draft is written. */
const debounceMs = 400;

export interface PersistedDraft<Values, FormLocation extends ExpandedParts> {
  readonly draft: DraftStore<Values, FormLocation>;
  /** The draft of an earlier visit, if the form started with it. */
  readonly restored: StoredDraft<Values, FormLocation> | undefined;
  /** False if this browser does not store the draft. */
  readonly isPersisted: boolean;
  /** Version tag of the stored record that the draft started from; if it is not `source`, the record was changed since. */
  readonly base: string;
  /** Whether the form has changes that are not saved; read at the time of the call. */
  readonly isUnsaved: () => boolean;
  /** Discards the draft and starts again with these values, whose version tag is `base` (by default the current one). */
  readonly restart: (values: Values, base?: string) => void;
  /** Discards the draft and stops storing it. */
  readonly discard: () => void;
}

export interface DraftSource<Values, FormLocation extends ExpandedParts> {
  readonly storage: () => DraftStorage<Values, FormLocation>;
  readonly create: (
    restored: StoredDraft<Values, FormLocation> | undefined,
  ) => DraftStore<Values, FormLocation>;
  /** Version tag of the record as it is stored now. */
  readonly source: string;
}

/** A draft that survives a reload, a crash and an expired session: it is stored in this browser while its author types (ADM-02). */
export function usePersistedDraft<Values, FormLocation extends ExpandedParts>({
  storage: getStorage,
  create,
  source,
}: DraftSource<Values, FormLocation>): PersistedDraft<Values, FormLocation> {
  const [storage] = useState(getStorage);
  const [restored, setRestored] = useState(storage.read);
  const [base, setBase] = useState(restored?.source ?? source);
  const [draft] = useState(() => create(restored));
  const [isPersisted, setPersisted] = useState(true);
  const [autosave] = useState(() => createAutosave(draft, restored !== undefined));
  useEffect(
    () =>
      autosave.start((state) => setPersisted(storage.write({ ...state, source: base, savedAt: Date.now() }))),
    [autosave, storage, base],
  );
  return {
    draft,
    restored,
    isPersisted,
    base,
    isUnsaved: autosave.isUnsaved,
    restart: (values, newBase = source) => {
      storage.clear();
      setBase(newBase);
      setRestored(undefined);
      autosave.reset(values);
      draft.load(values);
    },
    discard: () => {
      autosave.stop();
      storage.clear();
    },
  };
}

/** Writes changes after a pause in typing, and at once when the page is closed. */
function createAutosave<Values, FormLocation extends ExpandedParts>(
  draft: DraftStore<Values, FormLocation>,
  isRestored: boolean,
) {
  type Write = (state: { readonly values: Values; readonly location: FormLocation }) => void;
  let written = draft.get().values;
  /** The values without any change by the author; a restored draft has such changes from the start. */
  let unchanged = isRestored ? undefined : written;
  let isStopped = false;
  function flush(write: Write): void {
    const { values, location } = draft.get();
    if (isStopped || values === written) return;
    written = values;
    write({ values, location });
  }
  return {
    stop: () => {
      isStopped = true;
    },
    isUnsaved: () => !isStopped && draft.get().values !== unchanged,
    reset: (values: Values) => {
      written = values;
      unchanged = values;
    },
    start: (write: Write) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = draft.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(() => flush(write), debounceMs);
      });
      const flushNow = () => flush(write);
      addEventListener('pagehide', flushNow);
      return () => {
        clearTimeout(timer);
        removeEventListener('pagehide', flushNow);
        unsubscribe();
        flushNow();
      };
    },
  };
}

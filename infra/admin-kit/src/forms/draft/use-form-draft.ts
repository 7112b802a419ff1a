import { useCallback, useState } from 'react';
import type { DraftOptions } from '../admin-form-types.ts';
import { type Autosave, type AutosaveTarget, createAutosave } from './autosave.ts';
import { createDraftStorage, type DraftStorage, type StoredDraft } from './draft-storage.ts';
import { revisionOf, versionTagOf } from '../conflict/version-tag.ts';

export interface DraftState<Values, Location> {
  /** The draft of an earlier visit, if the form started with it. */
  readonly restored: StoredDraft<Values, Location> | undefined;
  /** False if this browser does not store the draft. */
  readonly isPersisted: boolean;
  /** The revision that the draft started from. */
  readonly rev: number | undefined;
  /** The record was changed since the draft started. */
  readonly isOutdated: boolean;
  readonly autosave: Autosave<Values, Location>;
  /** Removes the draft; what the form shows now counts as unchanged, and as based on this revision. */
  readonly clear: (rev: number | undefined) => void;
  /** Marks what the form shows now as unsaved, and as based on this revision. */
  readonly rebase: (rev: number | undefined) => void;
  readonly startAutosave: (read: AutosaveTarget<Values, Location>['read']) => () => void;
}

/** A draft that survives a reload, a crash and an ended session: stored in this browser while its author types (ADM-02). */
export function useFormDraft<Values, Location>(
  options: DraftOptions<Values, Location> | undefined,
  loadedRev: number | undefined,
): DraftState<Values, Location> {
  const [storage] = useState(() => options && storageOf(options));
  const [restored, setRestored] = useState(() => storage?.read());
  const [base, setBase] = useState(restored?.source ?? versionTagOf(loadedRev));
  const [isPersisted, setPersisted] = useState(true);
  const [autosave] = useState(() => createAutosave({ storage, isRestored: restored !== undefined, base }));
  const startAutosave = useCallback<DraftState<Values, Location>['startAutosave']>(
    (read) => autosave.start({ read, onWritten: setPersisted }),
    [autosave],
  );
  function move(rev: number | undefined): void {
    setBase(versionTagOf(rev));
    autosave.rebase(versionTagOf(rev));
  }

  return {
    restored,
    isPersisted,
    autosave,
    startAutosave,
    rev: revisionOf(base),
    isOutdated: restored !== undefined && base !== versionTagOf(loadedRev),
    rebase: (rev) => {
      move(rev);
      autosave.changed();
    },
    clear: (rev) => {
      storage?.clear();
      autosave.clear();
      setRestored(undefined);
      move(rev);
    },
  };
}

function storageOf<Values, Location>(
  options: DraftOptions<Values, Location>,
): DraftStorage<Values, Location> {
  return createDraftStorage({
    name: options.name,
    restore:
      options.restore ??
      (({ values, location }) =>
        values === undefined ? undefined : { values, location: location as Location }),
  });
}

import { useEffect, useState } from 'react';
import type { DraftShelf, Kept } from './draft-shelf.ts';
import type { DraftStore, Unfolded } from './draft-store.ts';

/** Milliseconds without a keystroke before the draft is written. */
const pause = 400;

export interface KeptDraft<Values, Where extends Unfolded> {
  readonly draft: DraftStore<Values, Where>;
  /** What an earlier visit left, if this form began with it. */
  readonly kept: Kept<Values, Where> | undefined;
  /** False: this browser does not keep the draft. */
  readonly isKeeping: boolean;
  /** The mark of what this draft began with: another one than `source` means that somebody has changed it since. */
  readonly base: string;
  /** Whether something is written here that is not saved, at the moment of asking. */
  readonly isUnsaved: () => boolean;
  /** Forgets the draft and begins again with these values, which have the mark `base` (that of today, if left out). */
  readonly restart: (values: Values, base?: string) => void;
  /** Forgets the draft; what is typed from here on is not kept either. */
  readonly forget: () => void;
}

export interface DraftSource<Values, Where extends Unfolded> {
  readonly shelf: () => DraftShelf<Values, Where>;
  readonly create: (kept: Kept<Values, Where> | undefined) => DraftStore<Values, Where>;
  /** Changes whenever what is stored does. */
  readonly source: string;
}

/** The draft survives a reload, a crash and a lost session: it is kept in this browser while one types (ADM-02). */
export function useKeptDraft<Values, Where extends Unfolded>({
  shelf: getShelf,
  create,
  source,
}: DraftSource<Values, Where>): KeptDraft<Values, Where> {
  const [shelf] = useState(getShelf);
  const [kept, setKept] = useState(shelf.read);
  const [base, setBase] = useState(kept?.source ?? source);
  const [draft] = useState(() => create(kept));
  const [isKeeping, setKeeping] = useState(true);
  const [keeper] = useState(() => createKeeper(draft, kept !== undefined));
  useEffect(
    () => keeper.start((state) => setKeeping(shelf.write({ ...state, source: base, keptAt: Date.now() }))),
    [keeper, shelf, base],
  );
  return {
    draft,
    kept,
    isKeeping,
    base,
    isUnsaved: keeper.isUnsaved,
    restart: (values, begunWith = source) => {
      shelf.clear();
      setBase(begunWith);
      setKept(undefined);
      keeper.forget(values);
      draft.load(values);
    },
    forget: () => {
      keeper.stop();
      shelf.clear();
    },
  };
}

/** Writes what has changed once the keys are still, and at once when the page goes. */
function createKeeper<Values, Where extends Unfolded>(draft: DraftStore<Values, Where>, isKept: boolean) {
  type Write = (state: { readonly values: Values; readonly where: Where }) => void;
  let written = draft.get().values;
  /** What there is without any change of the author's. */
  let clean = isKept ? undefined : written;
  let isStopped = false;
  function flush(write: Write): void {
    const { values, where } = draft.get();
    if (isStopped || values === written) return;
    written = values;
    write({ values, where });
  }
  return {
    stop: () => {
      isStopped = true;
    },
    isUnsaved: () => !isStopped && draft.get().values !== clean,
    forget: (values: Values) => {
      written = values;
      clean = values;
    },
    start: (write: Write) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = draft.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(() => flush(write), pause);
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

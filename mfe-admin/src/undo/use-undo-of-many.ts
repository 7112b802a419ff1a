import { dismissUndo, showUndo, undoOffers } from '@pathshala/admin-kit/feedback/undo-toast';
import { useRef } from 'react';

interface UndoOfMany {
  /** The text for this many records. */
  readonly textOf: (count: number) => string;
  /** Restores them, the last one first. */
  readonly restore: (ids: readonly string[]) => Promise<void>;
}

/** Collects deleted ids in one offer, until that offer is gone. */
export function useUndoOfMany({ textOf, restore }: UndoOfMany): (id: string) => void {
  const last = useRef<{ readonly offer: number; readonly ids: readonly string[] }>(undefined);
  return (id) => {
    const { offer, ids = [] } = last.current ?? {};
    const isShown = offer !== undefined && undoOffers.get().some((shown) => shown.id === offer);
    const all = isShown ? [...ids, id] : [id];
    if (isShown) dismissUndo(offer);
    const text = textOf(all.length);
    last.current = { ids: all, offer: showUndo({ text, undo: () => restore(all.toReversed()) }) };
  };
}

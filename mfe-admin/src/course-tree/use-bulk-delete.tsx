import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { dismissUndo, showUndo, undoOffers } from '@pathshala/admin-kit/feedback/undo-toast';
import { useServices } from '@pathshala/web-kit/services';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../texts.ts';
import { DeletionSummary } from './deletion-summary.tsx';
import { deleteCalls, type PartKind } from './part-calls.ts';
import { useDeletionCounts } from './use-deletion-counts.ts';
import { useRestore } from './use-restore.ts';

interface Deletable {
  readonly _id: string;
}

/** Deletes the selected rows after showing what goes along with all of them; one offer restores them all. */
export function useBulkDelete(kind: PartKind): readonly BulkAction<Deletable>[] {
  const translate = useTexts();
  const { api } = useServices();
  const offerUndo = useUndoOfMany();
  return [
    {
      id: 'delete',
      text: translate('tree.delete'),
      isDangerous: true,
      question: (rows) => ({
        title: translate(`tree.deleteMany.${kind}`, { n: rows.length }),
        confirmText: translate('tree.delete'),
        body: <Summary kind={kind} ids={rows.map(({ _id }) => _id)} />,
      }),
      run: async ({ _id: id }) => {
        await deleteCalls[kind](api, id);
        offerUndo(id);
      },
    },
  ];
}

function Summary({ kind, ids }: { readonly kind: PartKind; readonly ids: readonly string[] }): ReactNode {
  return <DeletionSummary isMany kind={kind} counts={useDeletionCounts(kind, ids)} />;
}

/** Collects deleted ids in one offer, until that offer is gone. */
function useUndoOfMany(): (id: string) => void {
  const translate = useTexts();
  const restore = useRestore();
  const last = useRef<{ readonly offer: number; readonly ids: readonly string[] }>(undefined);
  return (id) => {
    const { offer, ids = [] } = last.current ?? {};
    const isShown = offer !== undefined && undoOffers.get().some((shown) => shown.id === offer);
    const all = isShown ? [...ids, id] : [id];
    if (isShown) dismissUndo(offer);
    const text = translate('tree.deletedMany', { n: all.length });
    last.current = { ids: all, offer: showUndo({ text, undo: () => restore(all.toReversed()) }) };
  };
}

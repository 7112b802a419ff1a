import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useServices } from '@pathshala/web-kit/services';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { useUndoOfMany } from '../undo/use-undo-of-many.ts';
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
  const restore = useRestore();
  const offerUndo = useUndoOfMany({ textOf: (n) => translate('tree.deletedMany', { n }), restore });
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

import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useUndoOfMany } from '../undo/use-undo-of-many.ts';
import { DeletionSummary } from './deletion-summary.tsx';
import { deleteCalls, type PartKind } from './part-calls.ts';
import { useDeletionCounts } from './use-deletion-counts.ts';
import { useRestore } from './use-restore.ts';
import { texts } from './texts.ts';

interface Deletable {
  readonly _id: string;
}

/** Deletes the selected rows after showing what goes along with all of them; one offer restores them all. */
export function useBulkDelete(kind: PartKind): readonly BulkAction<Deletable>[] {
  const translate = useText();
  const { api } = useServices();
  const restore = useRestore();
  const offerUndo = useUndoOfMany({ textOf: (n) => translate(texts.deletedMany, { n }), restore });
  return [
    {
      id: 'delete',
      text: translate(texts.delete),
      isDangerous: true,
      question: (rows) => ({
        title: translate(texts.deleteMany[kind], { n: rows.length }),
        confirmText: translate(texts.delete),
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

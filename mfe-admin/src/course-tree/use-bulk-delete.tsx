import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useBulkDeleteWithUndo } from '../undo/use-bulk-delete-with-undo.ts';
import { DeletionSummary } from './deletion-summary.tsx';
import { deleteCalls, type PartKind, stalePaths, undoCall } from './part-calls.ts';
import { useDeletionCounts } from './use-deletion-counts.ts';
import { texts } from './texts.ts';

interface Deletable {
  readonly _id: string;
}

/** Deletes the selected rows after showing what goes along with all of them; one offer restores them all. */
export function useBulkDelete(kind: PartKind): readonly BulkAction<Deletable>[] {
  const translate = useText();
  return useBulkDeleteWithUndo<Deletable>({
    restore: undoCall,
    stale: stalePaths,
    remove: (api, { _id }) => deleteCalls[kind](api, _id),
    deletedText: texts.deletedMany,
    question: (rows) => ({
      title: translate(texts.deleteMany[kind], { n: rows.length }),
      body: <Summary kind={kind} ids={rows.map(({ _id }) => _id)} />,
    }),
  });
}

function Summary({ kind, ids }: { readonly kind: PartKind; readonly ids: readonly string[] }): ReactNode {
  return <DeletionSummary isMany kind={kind} counts={useDeletionCounts(kind, ids)} />;
}

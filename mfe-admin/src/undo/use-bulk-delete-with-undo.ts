import type { BulkAction, BulkQuestion } from '@pathshala/admin-kit/data-table/data-table-types';
import { useServices } from '@pathshala/web-kit/services';
import { type TextInBoth, useText } from '@pathshala/web-kit/texts';
import { sharedTexts } from '../texts.ts';
import type { Deletion } from './use-delete-with-undo.ts';
import { useRestoreAll } from './use-restore-all.ts';
import { useUndoOfMany } from './use-undo-of-many.ts';

interface BulkDeletion<Item, Row> extends Pick<Deletion<Item>, 'remove' | 'restore' | 'stale'> {
  /** The question before the delete: what is deleted as well and what stays. */
  readonly question: (rows: readonly Row[]) => Omit<BulkQuestion, 'confirmText'>;
  /** '{n} exams are deleted.' */
  readonly deletedText: TextInBoth;
}

/** Deletes the selected rows after a question; one offer restores them all. */
export function useBulkDeleteWithUndo<Item extends { readonly _id: string }, Row extends Item = Item>(
  deletion: BulkDeletion<Item, Row>,
): readonly BulkAction<Row>[] {
  const translate = useText();
  const { api } = useServices();
  const text = translate(sharedTexts.listDelete);
  const offerUndo = useUndoOfMany({
    textOf: (n) => translate(deletion.deletedText, { n }),
    restore: useRestoreAll(deletion),
  });
  return [
    {
      id: 'delete',
      text,
      isDangerous: true,
      question: (rows) => ({ ...deletion.question(rows), confirmText: text }),
      run: async (row) => {
        await deletion.remove(api, row);
        offerUndo(row._id);
      },
    },
  ];
}

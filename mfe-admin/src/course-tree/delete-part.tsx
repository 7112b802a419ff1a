import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { useMutation, useQueryClient } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useRestoreAll } from '../undo/use-restore-all.ts';
import { DeletionSummary } from './deletion-summary.tsx';
import { deleteCalls, type PartKind, stalePaths, undoCall } from './part-calls.ts';
import { useDeletionCounts } from './use-deletion-counts.ts';
import { texts } from './texts.ts';

/** The path that the page of the part itself reads: after the delete it would read nothing. */
const ownPaths: Readonly<Record<PartKind, string>> = {
  course: '/courses/{id}',
  subject: '/courses/subjects/{id}',
  chapter: '/courses/chapters/{id}',
  content: '/courses/{id}/contentdetails',
  lesson: '/courses/{id}/lesson',
};

interface DeletePartProps {
  readonly kind: PartKind;
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
  /** Leaves the page of the part after the delete. */
  readonly onDeleted?: () => void;
}

/** Asks with the numbers of what goes along, deletes on the server, and offers to undo it. */
export function DeletePart({ kind, id, name, onClose, onDeleted }: DeletePartProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, toast } = useServices();
  const queryClient = useQueryClient();
  const restore = useRestoreAll({ restore: undoCall, stale: stalePaths });
  const counts = useDeletionCounts(kind, [id]);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteCalls[kind](api, id),
    onSuccess: async () => {
      showUndo({ text: translate(texts.deleted, { name: inLanguage(name) }), undo: () => restore([id]) });
      onClose();
      onDeleted?.();
      const stale = stalePaths.filter((path) => path !== ownPaths[kind]);
      await Promise.all(stale.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
    },
    onError: (error) => {
      toast.error(error.message);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      // The delete cannot be confirmed before its numbers are shown.
      isBusy={isPending || !counts.data}
      title={translate(texts.deleteTitle, { name: inLanguage(name) })}
      confirmText={translate(texts.delete)}
      onClose={onClose}
      onConfirm={() => mutate()}
    >
      <DeletionSummary kind={kind} counts={counts} />
    </ConfirmDialog>
  );
}

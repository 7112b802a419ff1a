import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { AssignmentItem } from '@pathshala/svc-catalog-contract/assignment';
import type {
  deleteAssignment,
  previewAssignmentDeletion,
  restoreAssignment,
} from '@pathshala/svc-catalog-contract/assignment-routes';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { staleAssignments } from './stale-assignments.ts';
import { texts } from './texts.ts';

function useTakenAlong(): (submissions: number) => string {
  const translate = useText();
  return (submissions) => {
    if (submissions === 0) return translate(texts.deleteNone);
    return submissions === 1 ? translate(texts.deleteOne) : translate(texts.deleteMany, { n: submissions });
  };
}

/** Asks first and says how many hand-ins go; the delete can be undone. Resolves to whether it is deleted. */
export function useDeleteAssignment(): (
  assignment: Pick<AssignmentItem, '_id' | 'title'>,
) => Promise<boolean> {
  const translate = useText();
  const half = useBilingual();
  const confirm = useConfirm();
  const takenAlong = useTakenAlong();
  const { api, queryClient, toast } = useServices();
  const refresh = () =>
    Promise.all(staleAssignments.map((stale) => queryClient.invalidateQueries({ queryKey: [stale] })));

  async function restore(params: { id: string }): Promise<void> {
    await api.call<typeof restoreAssignment>('post', '/assignments/{id}/restore', { params });
    await refresh();
  }

  async function askAndDelete({ _id: id, title }: Pick<AssignmentItem, '_id' | 'title'>): Promise<boolean> {
    const params = { id };
    const preview = await api.call<typeof previewAssignmentDeletion>('get', '/assignments/{id}/deletion', {
      params,
    });
    const isSure = await confirm({
      title: translate(texts.deleteAsk),
      body: `${half(title)}: ${takenAlong(preview.submissions)} ${translate(texts.deleteUndo)}`,
      confirmText: translate(texts.delete),
      isDangerous: true,
    });
    if (!isSure) return false;
    await api.call<typeof deleteAssignment>('delete', '/assignments/{id}', { params });
    showUndo({ text: translate(texts.deleted, { name: half(title) }), undo: () => restore(params) });
    await refresh();
    return true;
  }

  return async (assignment) => {
    try {
      return await askAndDelete(assignment);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
      return false;
    }
  };
}

export function useAssignmentBulkActions(): readonly BulkAction<AssignmentItem>[] {
  const translate = useText();
  const takenAlong = useTakenAlong();
  const { api } = useServices();
  return [
    {
      id: 'delete',
      text: translate(texts.delete),
      isDangerous: true,
      question: (assignments) => ({
        title: translate(texts.deleteSelected, { n: assignments.length }),
        confirmText: translate(texts.delete),
        body: takenAlong(assignments.reduce((sum, { submissionCount = 0 }) => sum + submissionCount, 0)),
      }),
      run: ({ _id: id }) =>
        api.call<typeof deleteAssignment>('delete', '/assignments/{id}', { params: { id } }),
    },
  ];
}

import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { AssignmentItem } from '@pathshala/svc-catalog-contract/assignment';
import type {
  deleteAssignment,
  previewAssignmentDeletion,
  restoreAssignment,
} from '@pathshala/svc-catalog-contract/assignment-routes';
import type { Api } from '@pathshala/web-kit/api';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useBulkDeleteWithUndo } from '../../undo/use-bulk-delete-with-undo.ts';
import { useDeleteWithUndo } from '../../undo/use-delete-with-undo.ts';
import type { Restoring } from '../../undo/use-restore-all.ts';
import { staleAssignments } from './stale-assignments.ts';
import { texts } from './texts.ts';

function useTakenAlong(): (submissions: number) => string {
  const translate = useText();
  return (submissions) => {
    if (submissions === 0) return translate(texts.deleteNone);
    return submissions === 1 ? translate(texts.deleteOne) : translate(texts.deleteMany, { n: submissions });
  };
}

type DeletableAssignment = Pick<AssignmentItem, '_id' | 'title'>;

const restoring: Restoring = {
  restore: (api, id) =>
    api.call<typeof restoreAssignment>('post', '/assignments/{id}/restore', { params: { id } }),
  stale: staleAssignments,
};

const callDelete = (api: Api, { _id: id }: DeletableAssignment) =>
  api.call<typeof deleteAssignment>('delete', '/assignments/{id}', { params: { id } });

/** Asks first and says how many hand-ins go; the delete can be undone. Resolves to whether it is deleted. */
export function useDeleteAssignment(): (assignment: DeletableAssignment) => Promise<boolean> {
  const translate = useText();
  const inLanguage = useBilingual();
  const takenAlong = useTakenAlong();
  return useDeleteWithUndo<DeletableAssignment>({
    ...restoring,
    remove: callDelete,
    textOf: ({ title }) => translate(texts.deleted, { name: inLanguage(title) }),
    question: async ({ _id: id, title }, api) => {
      const path = '/assignments/{id}/deletion';
      const preview = await api.call<typeof previewAssignmentDeletion>('get', path, { params: { id } });
      return {
        title: translate(texts.deleteAsk),
        body: `${inLanguage(title)}: ${takenAlong(preview.submissions)} ${translate(texts.deleteUndo)}`,
        confirmText: translate(texts.delete),
      };
    },
  });
}

export function useAssignmentBulkActions(): readonly BulkAction<AssignmentItem>[] {
  const translate = useText();
  const takenAlong = useTakenAlong();
  return useBulkDeleteWithUndo<DeletableAssignment, AssignmentItem>({
    ...restoring,
    remove: callDelete,
    deletedText: texts.deletedMany,
    question: (assignments) => ({
      title: translate(texts.deleteSelected, { n: assignments.length }),
      body: takenAlong(assignments.reduce((sum, { submissionCount = 0 }) => sum + submissionCount, 0)),
    }),
  });
}

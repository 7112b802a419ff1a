import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import type { archiveBatch, Batch } from '@pathshala/svc-catalog-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { staleBatches } from '../../batches/batch-paths.ts';
import { texts } from './texts.ts';

/** Archives a batch or puts it back; either can be undone. */
export function useArchiveBatch(): (batch: Batch) => Promise<void> {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, queryClient, toast } = useServices();

  async function archive(id: string, isArchived: boolean): Promise<void> {
    const input = { params: { id }, body: { isArchived } };
    await api.call<typeof archiveBatch>('put', '/courses/batches/{id}/archive', input);
    await Promise.all(staleBatches.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  }

  return async ({ _id, name, archivedAt }) => {
    const isArchived = archivedAt === null;
    try {
      await archive(_id, isArchived);
      const text = translate(isArchived ? texts.archived : texts.unarchived, { name: inLanguage(name) });
      showUndo({ text, undo: () => archive(_id, !isArchived) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
  };
}

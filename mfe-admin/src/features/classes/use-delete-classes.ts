import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { deleteClass, restoreClasses } from '@pathshala/svc-catalog-contract/class-routes';
import type { ClassItem, ClassScope } from '@pathshala/svc-catalog-contract/classes';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

/** The queries to invalidate after a change of classes. */
export const staleClasses = ['/classes', '/classes/{id}', '/courses/recently-deleted'];

type Deletable = Pick<ClassItem, '_id' | 'title' | 'startsAt'>;

/** Asks first, deletes a class or those that follow, and offers to undo it. Resolves to whether it is deleted. */
export function useDeleteClasses(): (one: Deletable, scope: ClassScope) => Promise<boolean> {
  const confirm = useConfirm();
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { api, queryClient, toast } = useServices();
  const reload = async (): Promise<void> => {
    await Promise.all(staleClasses.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  };
  const restore = async (id: string): Promise<void> => {
    await api.call<typeof restoreClasses>('post', '/classes/deletions/{id}/undo', { params: { id } });
    await reload();
  };
  return async ({ _id: id, title, startsAt }, scope) => {
    const isSure = await confirm({
      title: translate(texts.deleteAsk, { name: inLanguage(title) }),
      body:
        scope === 'this'
          ? translate(texts.deleteOne, { time: format.dateTime(startsAt) })
          : translate(texts.deleteMany),
      confirmText: translate(texts.delete),
      isDangerous: true,
    });
    if (!isSure) return false;
    try {
      const input = { params: { id }, query: { scope } };
      const { deletionId, classes } = await api.call<typeof deleteClass>('delete', '/classes/{id}', input);
      showUndo({ text: translate(texts.deleted, { n: classes }), undo: () => restore(deletionId) });
      await reload();
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
      return false;
    }
  };
}

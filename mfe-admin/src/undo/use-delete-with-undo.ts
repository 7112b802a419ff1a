import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import { type ConfirmQuestion, useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { Api } from '@pathshala/web-kit/api';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { type Restoring, useRestoreAll } from './use-restore-all.ts';

export interface Deletion<Item> extends Restoring {
  /** The question before the delete: what is deleted as well and what stays. */
  readonly question: (
    item: Item,
    api: Api,
  ) => Omit<ConfirmQuestion, 'isDangerous'> | Promise<Omit<ConfirmQuestion, 'isDangerous'>>;
  /** Resolves to false if it was not deleted after all. */
  readonly remove: (api: Api, item: Item) => Promise<unknown>;
  /** 'Motion test is deleted.' */
  readonly textOf: (item: Item) => string;
}

/** Asks first, deletes, and offers to undo it; an error of the API is shown. Resolves to whether it is deleted. */
export function useDeleteWithUndo<Item extends { readonly _id: string }>(
  deletion: Deletion<Item>,
): (item: Item) => Promise<boolean> {
  const confirm = useConfirm();
  const restore = useRestoreAll(deletion);
  const { api, queryClient, toast } = useServices();

  async function askAndDelete(item: Item): Promise<boolean> {
    const question = await deletion.question(item, api);
    if (!(await confirm({ ...question, isDangerous: true }))) return false;
    if ((await deletion.remove(api, item)) === false) return false;
    showUndo({ text: deletion.textOf(item), undo: () => restore([item._id]) });
    for (const path of deletion.stale) await queryClient.invalidateQueries({ queryKey: [path] });
    return true;
  }

  return async (item) => {
    try {
      return await askAndDelete(item);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
      return false;
    }
  };
}

import type { Api } from '@pathshala/web-kit/api';
import { useServices } from '@pathshala/web-kit/services';

export interface Restoring {
  /** Restores one record. */
  readonly restore: (api: Api, id: string) => Promise<unknown>;
  /** The queries to invalidate. */
  readonly stale: readonly string[];
}

/** Restores deleted records and reloads what shows them, also after the page that deleted them was left. */
export function useRestoreAll({ restore, stale }: Restoring): (ids: readonly string[]) => Promise<void> {
  const { api, queryClient } = useServices();
  return async (ids) => {
    try {
      for (const id of ids) await restore(api, id);
    } finally {
      for (const path of stale) await queryClient.invalidateQueries({ queryKey: [path] });
    }
  };
}

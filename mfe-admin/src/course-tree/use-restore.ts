import { useServices } from '@pathshala/web-kit/services';
import { stalePaths, undoCall } from './part-calls.ts';

/** Restores deleted parts and reloads what shows them, also after the page that deleted them was left. */
export function useRestore(): (ids: readonly string[]) => Promise<void> {
  const { api, queryClient } = useServices();
  return async (ids) => {
    try {
      for (const id of ids) await undoCall(api, id);
    } finally {
      for (const stale of stalePaths) await queryClient.invalidateQueries({ queryKey: [stale] });
    }
  };
}

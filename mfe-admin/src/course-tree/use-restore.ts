import { useRestoreAll } from '../undo/use-restore-all.ts';
import { stalePaths, undoCall } from './part-calls.ts';

/** Restores deleted parts of courses. */
export function useRestore(): (ids: readonly string[]) => Promise<void> {
  return useRestoreAll({ restore: undoCall, stale: stalePaths });
}

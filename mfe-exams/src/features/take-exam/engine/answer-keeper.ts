import type { KeptSheet } from '../model/kept-changes.ts';

/** What is chosen and not acknowledged, kept in the browser by user and attempt: two users of one phone never meet. */
export interface AnswerKeeper {
  /** What earlier pages left behind, handed over: it is this page's to send now. */
  readonly take: () => readonly KeptSheet[];
  readonly keep: (sheet: KeptSheet) => void;
  readonly forget: () => void;
}

export interface KeeperPlace {
  readonly userId: string;
  readonly attemptId: string;
  /** Each page has a drawer of its own, so that two tabs do not overwrite each other. */
  readonly page: string;
}

const prefix = 'exam:';
/** Nobody comes back to an attempt after a week. */
const stale = 7 * 24 * 3_600_000;

export function createAnswerKeeper(storage: Storage, { userId, attemptId, page }: KeeperPlace): AnswerKeeper {
  const drawers = `${prefix}${userId}:${attemptId}:`;
  const own = `${drawers}${page}`;
  const keysOf = (start: string): readonly string[] =>
    Object.keys(storage).filter((key) => key.startsWith(start));
  const remove = (keys: readonly string[]): void => {
    for (const key of keys) storage.removeItem(key);
  };
  return {
    take: () => {
      const keys = keysOf(drawers);
      const kept = keys.flatMap((key) => readKept(storage, key) ?? []);
      remove(keys);
      remove(keysOf(prefix).filter((key) => isStale(readKept(storage, key))));
      return kept;
    },
    keep: (sheet) => {
      try {
        storage.setItem(own, JSON.stringify(sheet));
      } catch (error) {
        // A full or forbidden storage costs the safety net; the answers still go to the server.
        if (!(error instanceof DOMException)) throw error;
      }
    },
    forget: () => remove(keysOf(drawers)),
  };
}

function readKept(storage: Storage, key: string): KeptSheet | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '') as Partial<KeptSheet> | null;
    return kept && typeof kept.at === 'number' && kept.changes && Array.isArray(kept.marked)
      ? (kept as KeptSheet)
      : null;
  } catch {
    // Damaged by another program or cut off by a crash: the server's answers are there all the same.
    return null;
  }
}

function isStale(kept: KeptSheet | null): boolean {
  return !kept || Date.now() - kept.at > stale;
}

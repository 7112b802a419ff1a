/** The time in which the undo of a delete leaves no trace, in milliseconds: mails wait for its end. */
export const undoWindowMs = 10 * 60_000;

/**
 * The time in which an administrator can restore what was deleted, in milliseconds. Removal and final events wait for its
 * end.
 */
export const restoreWindowMs = 30 * 24 * 60 * 60_000;

/** The administrator who deletes; nulls where unknown. */
export interface Deleter {
  readonly id: string | null;
  readonly name: string | null;
}

/** The stored fields of something that an administrator can delete. */
export interface Deletable {
  /** ISO 8601; null: not deleted. From then on it is not found. */
  readonly deletedAt: string | null;
  /**
   * The time until which it can be restored, in epoch milliseconds. Null or missing: not deleted, or deleted permanently.
   */
  readonly removalDueAt?: number | null;
  /** Missing in what was deleted before it was recorded. */
  readonly deletedBy?: Deleter | null;
}

/** Epoch milliseconds in. `windowMs`: how long it can be restored. */
export function deletedNow(now: number, deletedBy: Deleter, windowMs: number = restoreWindowMs) {
  return { deletedAt: new Date(now).toISOString(), removalDueAt: now + windowMs, deletedBy };
}

/** ISO 8601: until then an undo leaves no trace. */
export function undoUntilOf({ deletedAt }: { readonly deletedAt: string }): string {
  return new Date(Date.parse(deletedAt) + undoWindowMs).toISOString();
}

export const notDeleted = { deletedAt: null, removalDueAt: null, deletedBy: null } as const;

export function isDeletedForGood({ deletedAt, removalDueAt = null }: Deletable, now: number): boolean {
  return deletedAt !== null && (removalDueAt === null || removalDueAt <= now);
}

/** True exactly while the job has to finish the delete: once the window is over, until `removalDueAt` is cleared. */
export function isRemovalDue({ deletedAt, removalDueAt = null }: Deletable, now: number): boolean {
  return deletedAt !== null && removalDueAt !== null && removalDueAt <= now;
}

/** How long an administrator can undo a delete, in milliseconds. What cannot be taken back (mails, removal, final events) waits for its end. */
export const undoWindowMs = 10 * 60_000;

/** The administrator who deletes; nulls where unknown. */
export interface Deleter {
  readonly id: string | null;
  readonly name: string | null;
}

/** The stored fields of something that an administrator can delete. */
export interface Deletable {
  /** ISO 8601; null: not deleted. From then on it is not found. */
  readonly deletedAt: string | null;
  /** Epoch milliseconds: the end of the undo window. Null or missing: not deleted, or deleted for good. */
  readonly removalDueAt?: number | null;
  /** Missing in what was deleted before it was recorded. */
  readonly deletedBy?: Deleter | null;
}

/** Epoch milliseconds in. */
export function deletedNow(now: number, deletedBy: Deleter) {
  return { deletedAt: new Date(now).toISOString(), removalDueAt: now + undoWindowMs, deletedBy };
}

export const notDeleted = { deletedAt: null, removalDueAt: null, deletedBy: null } as const;

export function isDeletedForGood({ deletedAt, removalDueAt = null }: Deletable, now: number): boolean {
  return deletedAt !== null && (removalDueAt === null || removalDueAt <= now);
}

/** True exactly while the job has to finish the delete: once the window is over, until `removalDueAt` is cleared. */
export function isRemovalDue({ deletedAt, removalDueAt = null }: Deletable, now: number): boolean {
  return deletedAt !== null && removalDueAt !== null && removalDueAt <= now;
}

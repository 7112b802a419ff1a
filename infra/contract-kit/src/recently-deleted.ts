import { z } from 'zod';
import { defineRoute } from './route.ts';
import { id, isoTime } from './scalars.ts';

/** Something that an administrator deleted and can still restore. */
export const deletedThing = z.object({
  _id: id,
  /** `lesson`: what it is, and so which call restores it. */
  kind: z.string(),
  title: z.string(),
  deletedAt: isoTime,
  /** Name of the administrator; null when unknown. */
  deletedBy: z.string().nullable(),
  /** The time until which an undo leaves no trace: no mail is sent. */
  undoUntil: isoTime,
  /** The time until which it can be restored; then it is removed. Missing: until `undoUntil`. */
  restorableUntil: isoTime.optional(),
  /** The counts of what is deleted with it, by kind; without zeros. */
  takesAlong: z.array(z.object({ kind: z.string(), count: z.number().int().min(1) })),
});

export type DeletedThing = z.output<typeof deletedThing>;

/** A service's list of what can be restored, the latest delete first, cut to what the caller may restore. */
export function defineRecentlyDeleted<const Path extends `/${string}`>(
  path: Path,
  permission: string | readonly string[],
) {
  return defineRoute({
    method: 'get',
    path,
    access: 'admin',
    permission,
    summary: 'What administrators deleted in the last 30 days and can restore, the latest first',
    answer: z.object({ items: z.array(deletedThing) }),
  });
}

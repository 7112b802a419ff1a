import { z } from 'zod';
import { isoTime } from './scalars.ts';

/**
 * The number of an edit, from 1. A PUT with an outdated one is 409 `common.edited-meanwhile`; a PUT without one applies to
 * any stored revision.
 */
export const revision = z.number().int().min(1);

/** The latest edit, in the answer to an administrator; a PUT may send all of it back. */
export const edited = { rev: revision, changedAt: isoTime.nullable(), changedBy: z.string().nullable() };

/** The fields of a PUT's body: `rev` counts, the others are taken and ignored. */
export const editedInput = {
  rev: revision.optional(),
  changedAt: z.unknown().optional(),
  changedBy: z.unknown().optional(),
};

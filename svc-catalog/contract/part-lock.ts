import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

/** Why a student cannot open a part of a course now. Parts that are open have none. */
export const partLock = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('opens'), opensAt: isoTime }),
  z.object({ reason: z.literal('closed'), closedAt: isoTime }),
  /** The lesson or past year with this title has to be completed first. */
  z.object({ reason: z.literal('after'), lessonId: id, title: z.string() }),
]);

export type PartLock = z.output<typeof partLock>;

export const lockErrors = ['catalog.part.opens', 'catalog.part.closed', 'catalog.part.after'] as const;

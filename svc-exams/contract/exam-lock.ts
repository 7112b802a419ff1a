import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

/** Why a student cannot start an exam now: the part of the course that it belongs to is closed. */
export const examLock = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('opens'), opensAt: isoTime }),
  z.object({ reason: z.literal('closed'), closedAt: isoTime }),
  /** The lesson or past year with this title has to be completed first. */
  z.object({ reason: z.literal('after'), lessonId: id, title: z.string() }),
]);

export type ExamLock = z.output<typeof examLock>;

export const examLockErrors = ['exams.part.opens', 'exams.part.closed', 'exams.part.after'] as const;

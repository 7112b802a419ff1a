import { plainText } from '@pathshala/contract-kit/text';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { maxMinutesOfAct } from '@pathshala/rules/exam-desk';
import { z } from 'zod';

const rev = z.number().int().describe('of the desk as it was read; another one is 409');

export const announcement = z.object({ _id: id, en: z.string(), bn: z.string(), at: isoTime });

export type Announcement = z.infer<typeof announcement>;

/** The acts of administrators at the desk, the latest first. */
export const deskAct = z.object({
  _id: id,
  kind: z.enum(['minutes-for-all', 'minutes', 'reopened', 'announced', 'withdrawn']),
  at: isoTime,
  /** Null: the account was deleted. */
  by: z.string().nullable(),
  minutes: z.number().int().nullable(),
  /** The student of the act; null: all. */
  studentId: id.nullable(),
});

export type DeskAct = z.infer<typeof deskAct>;

export const desk = z.object({
  examId: id,
  title: z.string(),
  opensAt: isoTime,
  closesAt: isoTime,
  /** The latest deadline that was given beyond the end of the window. */
  extendedTo: isoTime.nullable(),
  timeLimit: z.number().describe('minutes; 0: to the end of the window'),
  questions: z.number().int().describe('of the current paper'),
  isReleased: z.boolean(),
  rev: z.number().int(),
  changedAt: isoTime.nullable(),
  changedBy: z.string().nullable(),
  announcements: z.array(announcement),
  acts: z.array(deskAct),
  serverNow: isoTime,
});

export type Desk = z.infer<typeof desk>;

/** One student of the exam. Times are those of the server. */
export const deskRow = z.object({
  studentId: id,
  state: z.enum(['not-started', 'sitting', 'submitted']),
  attemptId: id.nullable(),
  startedAt: isoTime.nullable(),
  deadlineAt: isoTime.nullable(),
  savedAt: isoTime.nullable(),
  /** The last call of the page: a save, a request for news, the start. */
  seenAt: isoTime.nullable(),
  answered: z.number().int(),
  submittedAt: isoTime.nullable(),
  /** Set for a submitted attempt. */
  closedBy: z.enum(['student', 'clock']).nullable(),
});

export type DeskRow = z.infer<typeof deskRow>;

/** The data of the events of a desk's stream, by the name of the event. */
export const deskEvents = {
  /** One of `of` parts; part 1 replaces all rows. Its `id` allows a reader to resume. */
  snapshot: z.object({
    part: z.number().int(),
    of: z.number().int(),
    rows: z.array(deskRow),
    /** The exam has more students than a desk shows: those who sit come first. */
    isCut: z.boolean().optional(),
    serverNow: isoTime,
  }),
  changes: z.object({ rows: z.array(deskRow), removed: z.array(id), serverNow: isoTime }),
  desk: desk.omit({ serverNow: true }),
  /** Sent when nothing changed, so that a reader gets something every 15 seconds at least. */
  beat: z.object({ serverNow: isoTime }),
} as const;

export const addMinutesBody = z.strictObject({
  minutes: z.number().int().min(1).max(maxMinutesOfAct),
  /** Null: all students who sit now. */
  attemptId: id.nullable(),
  rev,
});

export const reopenBody = z.strictObject({
  attemptId: id,
  /** The minimum from now; an attempt that has more time left keeps it. */
  minutes: z.number().int().min(1).max(maxMinutesOfAct),
  rev,
});

const announcedText = plainText({ max: 500 }).default('');

/** One language is enough: it is also shown to readers of the other one. */
export const announceBody = z
  .strictObject({ en: announcedText, bn: announcedText, rev })
  .refine(({ en, bn }) => en !== '' || bn !== '', { path: ['bn'] });

export const withdrawBody = z.strictObject({ rev });

/** The news for a page on which an exam is sat. */
export const attemptNews = z.object({
  status: z.enum(['open', 'submitted']),
  deadlineAt: isoTime,
  serverNow: isoTime,
  newsNo: z.number().int(),
  announcements: z.array(announcement),
});

export type AttemptNews = z.infer<typeof attemptNews>;

/** An event of the stream of a page on which an exam is sat: the first has all fields, a later one the changed ones. */
export type AttemptSignal = Partial<AttemptNews>;

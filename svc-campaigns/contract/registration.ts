import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

export const registrationState = z.object({
  _id: id,
  status: z.enum(['registered', 'waiting', 'cancelled']),
  rollNumber: z.string().optional(),
  /** Whether the merit list shows the name beside the roll number (CMP-06). */
  showsName: z.boolean(),
  /** Position on the waiting list, from 1. */
  waitingPosition: z.number().optional(),
  /** Deadline for opening the mailed link; missing once confirmed. In a campaign with a limit the place expires then. */
  confirmBy: isoTime.optional(),
});

/** Before it is serialised. */
export type RegistrationState = z.input<typeof registrationState>;

/** A visitor's form, or a student's with `studentId`. The server checks names, addresses and numbers. */
export const registrationInput = z.strictObject({
  campaignId: id,
  studentId: id.optional(),
  basicInfo: z.strictObject({
    fullName: z.string().max(500).default(''),
    email: z.string().max(500).default(''),
    mobile: z.string().max(100).default(''),
  }),
  showsName: z.boolean().default(false),
});

/** The token of a mailed link. */
export const mailedToken = z.strictObject({ token: z.string().min(1).max(200) });

/** The result of opening a mailed link. */
export const linkOpened = z.object({
  campaign: z.object({ _id: id, kind: z.enum(['exam', 'general']), title: z.string() }),
  registration: registrationState,
  /** False: the link had been opened before. */
  isChanged: z.boolean(),
  /** The registration belongs to an account. */
  hasAccount: z.boolean(),
});

export const registration = registrationState.extend({
  campaignId: id,
  studentId: id.nullable(),
  basicInfo: z.object({ fullName: z.string(), email: z.string(), mobile: z.string() }),
  registeredAt: isoTime,
  /** A mail was given up: the server rejected it permanently, or for a whole day. */
  hasMailFailed: z.boolean(),
});

/** Rank among all who sat the exam. Equal marks in equal time (in started seconds) share a rank: 1, 2, 2, 4. */
const placing = {
  rank: z.number().int(),
  rollNumber: z.string().nullable(),
  score: z.number(),
  totalMarks: z.number(),
  /** Milliseconds between start and submit. */
  durationMs: z.number(),
};

/** One line of the merit list. `name` is null unless the participant chose to show it. */
export const meritEntry = z.object({ ...placing, name: z.string().nullable() });

/** The caller's own rank; `of` is the number of ranked participants. */
export const ownPlace = z.object({
  ...placing,
  of: z.number().int(),
  resultId: id,
  showsName: z.boolean(),
});

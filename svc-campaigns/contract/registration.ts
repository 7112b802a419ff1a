import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

export const registrationState = z.object({
  _id: id,
  status: z.enum(['registered', 'waiting', 'cancelled']),
  rollNumber: z.string().optional(),
  /** Whether the merit list shows the name (CMP-06); else it shows the roll number. */
  showsName: z.boolean(),
  /** Place in the waiting list, from 1. */
  waitingPosition: z.number().optional(),
  /** A visitor opens the mailed link until then; missing once that is done. A place in a limited campaign is free again afterwards. */
  confirmBy: isoTime.optional(),
});

/** As the server returns it. */
export type RegistrationState = z.input<typeof registrationState>;

/** Who registers: a visitor, or a student who also sends `studentId`. The rules and their messages are the server's. */
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

/** What opening a mailed link did, and for which campaign. */
export const linkOpened = z.object({
  campaign: z.object({ _id: id, kind: z.enum(['exam', 'general']), title: z.string() }),
  registration: registrationState,
  /** False: the same link had done it before. */
  isChanged: z.boolean(),
  /** Whether the registration belongs to an account. */
  hasAccount: z.boolean(),
});

export const registration = registrationState.extend({
  campaignId: id,
  studentId: id.nullable(),
  basicInfo: z.object({ fullName: z.string(), email: z.string(), mobile: z.string() }),
  registeredAt: isoTime,
  /** The mail server refused a mail to this address for good. */
  hasMailFailed: z.boolean(),
});

/** Rank among all who sat the exam; equal marks in equal time (begun seconds) share one: 1, 2, 2, 4. */
const placing = {
  rank: z.number().int(),
  rollNumber: z.string().nullable(),
  score: z.number(),
  totalMarks: z.number(),
  /** Milliseconds between start and submit. */
  durationMs: z.number(),
};

/** One line of the merit list. `name` is null unless the participant lets it be shown. */
export const meritEntry = z.object({ ...placing, name: z.string().nullable() });

/** The caller's own place among `of`. */
export const ownPlace = z.object({
  ...placing,
  of: z.number().int(),
  resultId: id,
  showsName: z.boolean(),
});

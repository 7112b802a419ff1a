import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

/** The name that the merit list shows beside the roll number, which is always shown (CMP-06). */
export const nameShown = z.enum(['name', 'initials', 'roll']);

export const registrationState = z.object({
  _id: id,
  status: z.enum(['registered', 'waiting', 'cancelled']),
  rollNumber: z.string().optional(),
  /** Shown at the entrance, as text or QR; only the registrant gets it, once the place is confirmed. */
  checkInCode: z.string().optional(),
  /** The entrance let the participant in; the place cannot be given back. */
  isCheckedIn: z.boolean().optional(),
  nameShown,
  /** Whether `nameShown` is the name. */
  showsName: z.boolean(),
  /** Position on the waiting list, from 1. */
  waitingPosition: z.number().optional(),
  /**
   * Deadline for opening the mailed link or accepting the offer; missing once confirmed. In a campaign with a limit the
   * place expires then.
   */
  confirmBy: isoTime.optional(),
  /** A place became free and is held for this registration from the waiting list until `confirmBy`. */
  isOffered: z.boolean().optional(),
});

/** The state before it is serialised. */
export type RegistrationState = z.input<typeof registrationState>;

/** A visitor's form, or a student's with `studentId`. The server checks names, addresses and numbers. */
export const registrationInput = z.strictObject({
  campaignId: id,
  studentId: id.optional(),
  basicInfo: z.strictObject({
    /** A name in one language, or in both as `বাংলা | English`: readers see the name in their language. */
    fullName: z.string().max(500).default(''),
    email: z.string().max(500).default(''),
    mobile: z.string().max(100).default(''),
  }),
  nameShown: nameShown.optional(),
  /** Sent by clients without `nameShown`: the name, or the roll number only. */
  showsName: z.boolean().default(false),
});

/** The request that opens the link of the first mail. */
export const confirmation = z.strictObject({
  token: z.string().min(1).max(200),
  /** The reader of the mail does not know the account that has registered with this address: the registration is detached from it. */
  leavesAccount: z.boolean().optional(),
});

/** The token of a mailed link. */
export const mailedToken = z.strictObject({ token: z.string().min(1).max(200) });

/** The result of opening a mailed link. */
export const linkOpened = z.object({
  campaign: z.object({
    _id: id,
    kind: z.enum(['exam', 'general']),
    title: z.string(),
    phase: z.enum(['upcoming', 'running', 'past']).optional(),
  }),
  registration: registrationState,
  /** Opens the exam once, without an account: for a visitor with a place, whose address is proved by opening this link. */
  sittingToken: z.string().optional(),
  /** False: the link had been opened before. */
  isChanged: z.boolean(),
  /** The registration belongs to an account. */
  hasAccount: z.boolean(),
});

/** A registration with its campaign, as an offer and an admit card show it. */
export const heldRegistration = z.object({
  campaign: z.object({
    _id: id,
    kind: z.enum(['exam', 'general']),
    title: z.string(),
    startDate: isoTime,
    endDate: isoTime,
    location: z.string(),
    /** Minutes; null without an exam. */
    timeLimit: z.number().nullable(),
  }),
  registration: registrationState,
  /** Empty for a mailed link to an address that is not proved. */
  fullName: z.string(),
});

/** A number of a campaign’s registration, in any spelling. */
export const numberOfRegistration = z.strictObject({ campaignId: id, mobile: z.string().max(100) });

export const mobileCode = numberOfRegistration.extend({
  /** Six digits in either script. */
  code: z.string().max(20),
});

/** The answer to a right code by SMS: the registration, and the tokens that a mail would have. */
export const openedByCode = heldRegistration.extend({
  token: z.string(),
  /** Opens the exam once; missing without a confirmed place in an exam. */
  sittingToken: z.string().optional(),
});

export const registration = registrationState.omit({ checkInCode: true }).extend({
  campaignId: id,
  studentId: id.nullable(),
  basicInfo: z.object({ fullName: z.string(), email: z.string(), mobile: z.string() }),
  registeredAt: isoTime,
  /** A mail failed: the server rejected it permanently, or for a whole day. */
  hasMailFailed: z.boolean(),
});

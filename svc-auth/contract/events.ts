import { defineAuditEvent } from '@pathshala/contract-kit/audit';
import { defineWaitingWorkEvent } from '@pathshala/contract-kit/waiting-work';
import { defineEvent } from '@pathshala/contract-kit/event';
import type { Message } from '@pathshala/contract-kit/message';
import { openEnum } from '@pathshala/contract-kit/open-enum';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import type { ExamLimits } from '@pathshala/rules/exam-limits';
import { z } from 'zod';

/** An address or a number was verified and its account created. */
export const userVerified = defineEvent({
  name: 'auth.user.verified.v1',
  data: z.looseObject({
    userId: id,
    username: z.string(),
    name: z.string(),
    /** Empty for an account without an address. */
    email: z.string(),
    /** The proved number, `8801712345678`. */
    mobile: z.string().optional(),
    /** Set when the address is invited and its owner signed up without the invitation, under another id. */
    invitationId: id.optional(),
  }),
});

/** An account has another verified address. `previousEmail` no longer belongs to it. */
export const userEmailChanged = defineEvent({
  name: 'auth.user.email-changed.v1',
  data: z.looseObject({
    userId: id,
    username: z.string(),
    name: z.string(),
    email: z.string(),
    previousEmail: z.string(),
  }),
});

/** An account has a proved number, `8801712345678`, that it had not before. `previousMobile` no longer belongs to it. */
export const userMobileProved = defineEvent({
  name: 'auth.user.mobile-proved.v1',
  data: z.looseObject({
    userId: id,
    username: z.string(),
    name: z.string(),
    mobile: z.string(),
    previousMobile: z.string().optional(),
  }),
});

/** The account was deleted: consumers delete personal data; results and registrations stay without the name. */
export const userDeleted = defineEvent({
  name: 'auth.user.deleted.v1',
  data: z.looseObject({ userId: id }),
});

/**
 * The student's district and college in the profile; empty: not given. Published when one of the two changes, and for a profile
 * that was stored before this event when it is republished: `changeNo` is 0 then.
 */
export const profileChanged = defineEvent({
  name: 'auth.profile.changed.v1',
  data: z.looseObject({
    userId: id,
    /** Each change increments it: a consumer keeps the highest. */
    changeNo: z.number().int(),
    district: z.string(),
    college: z.string(),
  }),
});

/**
 * Sessions of an account were ended on purpose: by log-out, a new password, an administrator. Earlier tickets are revoked
 * (decision 0015).
 */
export const sessionsEnded = defineEvent({
  name: 'auth.sessions.ended.v1',
  data: z.looseObject({ userId: id, endedAt: isoTime }),
});

/** The site settings that other services apply, whole. Each change increments `rev`: a consumer keeps the highest. */
export const settingsChanged = defineEvent({
  name: 'auth.settings.changed.v1',
  data: z.looseObject({
    rev: z.number().int(),
    siteName: z.looseObject({ bn: z.string(), en: z.string() }),
    /** A path of the site; null: the built-in logo. */
    logo: z.string().nullable(),
    /** The service that owns a feature refuses it while it is off. */
    features: z.looseObject({ practice: z.boolean(), discussion: z.boolean(), certificates: z.boolean() }),
    languages: z.looseObject({ offered: openEnum(['both', 'bn', 'en']), standard: openEnum(['bn', 'en']) }),
    exams: z.looseObject({
      graceSeconds: z.number().int(),
      startsOfOneExam: z.number().int(),
      startsOfAllExams: z.number().int(),
      deskMinutes: z.number().int(),
    }),
  }),
});

/** The rules of the site as other services store them. */
export interface SiteRules {
  readonly siteName: Message;
  readonly logo: string | null;
  readonly features: Readonly<Record<'practice' | 'discussion' | 'certificates', boolean>>;
  /** Texts that a newer svc-auth may add to; `offeredLanguage` handles them. */
  readonly languages: { readonly offered: string; readonly standard: string };
  readonly exams: ExamLimits;
}

/** An administrator changed something of this service. */
export const auditRecorded = defineAuditEvent('auth');

export const workWaiting = defineWaitingWorkEvent('auth');

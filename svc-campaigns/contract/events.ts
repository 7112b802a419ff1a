import { defineAuditEvent } from '@pathshala/contract-kit/audit';
import { defineNoticeEvent } from '@pathshala/contract-kit/notice';
import { defineWaitingWorkEvent } from '@pathshala/contract-kit/waiting-work';
import { defineEvent } from '@pathshala/contract-kit/event';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { openEnum, openObject } from '@pathshala/contract-kit/open-enum';
import type { markingScheme } from '@pathshala/rules/marking-scheme-schema';
import { z } from 'zod';

const option = z.looseObject({ _id: id, text: z.string(), isCorrect: z.boolean() });

const question = z.looseObject({
  _id: id,
  question: z.string(),
  points: z.number(),
  explanation: z.string(),
  options: z.array(option),
  /** The question of the bank from which it was copied; missing: it was typed, or the event is older than the field. */
  bankQuestionId: id.optional(),
});

const subject = z.looseObject({ subjectName: z.string(), mandatory: z.boolean(), mcqs: z.array(question) });

/** The exam of a campaign with key, window and version. A higher version replaces a lower one. */
export const campaignPaperPublished = defineEvent({
  name: 'campaigns.paper.published.v1',
  data: z.looseObject({
    paperId: id,
    version: z.number().int(),
    campaignId: id,
    title: z.string(),
    opensAt: isoTime,
    closesAt: isoTime,
    timeLimit: z.number(),
    totalMarks: z.number(),
    requiredSubjects: z.number().int(),
    negativeMarkingPercentage: z.number(),
    subjects: z.array(subject),
    /** The marking scheme; missing: the default of the kind. */
    markingScheme: openObject<z.input<typeof markingScheme>>().optional(),
    /** When students see their score: with the submit (`at-once`), or after the window and its grace. */
    scoreVisible: openEnum(['after-end', 'at-once']).default('after-end'),
    /** The parts that are shuffled for each attempt; missing: none. */
    order: z.looseObject({ questions: z.boolean(), options: z.boolean() }).optional(),
  }),
});

/** The exam can no longer be started; open attempts continue. */
export const campaignPaperWithdrawn = defineEvent({
  name: 'campaigns.paper.withdrawn.v1',
  data: z.looseObject({ paperId: id, version: z.number().int() }),
});

const registration = z.looseObject({
  registrationId: id,
  campaignId: id,
  /** null until a visitor's registration joins an account. */
  studentId: id.nullable(),
  /**
   * The id under which a visitor with a confirmed address sits the exam by a mailed link. It owns the attempts until the
   * registration joins an account. Missing or null: no such sitting.
   */
  participantId: id.nullish(),
  /**
   * Digests of the mailbox and the mobile number, different in each campaign: they identify the person when account and
   * registration are replaced. Each of them sits a ranked exam once. Missing in events published before they were added.
   */
  personKeys: z.array(z.string()).optional(),
  /** Version of the registration. Ignore a lower one than the last. */
  version: z.number().int(),
  /** The following are missing in events published before they were added. */
  registeredAt: isoTime.optional(),
  /** The registration is an account's, or its visitor has opened the mailed link. */
  isVerified: z.boolean().optional(),
  /** The registration has or had a place; false while it only waited. */
  hasHadPlace: z.boolean().optional(),
});

/** A registration has a place: a new one, one from the waiting list, or one that joined an account. */
export const campaignRegistered = defineEvent({
  name: 'campaigns.campaign.registered.v1',
  data: registration,
});

/** A registration with or without a place is cancelled. */
export const campaignRegistrationCancelled = defineEvent({
  name: 'campaigns.campaign.cancelled.v1',
  data: registration,
});

/**
 * A registration with a mobile number alone is to get a message. svc-auth sends it once for each event, within the limits of the
 * school.
 */
export const smsRequested = defineEvent({
  name: 'campaigns.sms.requested.v1',
  data: z.looseObject({
    registrationId: id,
    /** `8801712345678`. */
    to: z.string(),
    /** `code`: the recipient waits for it. */
    purpose: openEnum(['code', 'notice']),
    /** The longest first: the first of those that need the fewest parts is sent. */
    texts: z.array(z.string().min(1)).min(1),
    /** It is not sent later. */
    until: isoTime,
  }),
});

/** Participants may see key and explanations from `releasedAt` on. */
export const campaignResultsReleased = defineEvent({
  name: 'campaigns.results.released.v1',
  data: z.looseObject({ campaignId: id, releasedAt: isoTime }),
});

/** A student with an account is to get a notice: one of `notices`. */
export const noticeRequested = defineNoticeEvent('campaigns');

/** An administrator changed something of this service. */
export const auditRecorded = defineAuditEvent('campaigns');

export const workWaiting = defineWaitingWorkEvent('campaigns');

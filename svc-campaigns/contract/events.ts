import { defineEvent } from '@pathshala/contract-kit/event';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { openEnum } from '@pathshala/contract-kit/open-enum';
import { z } from 'zod';

const option = z.looseObject({ _id: id, text: z.string(), isCorrect: z.boolean() });

const question = z.looseObject({
  _id: id,
  question: z.string(),
  points: z.number(),
  explanation: z.string(),
  options: z.array(option),
});

const subject = z.looseObject({ subjectName: z.string(), mandatory: z.boolean(), mcqs: z.array(question) });

/** The exam of a campaign with its key, its window and its version; a higher version replaces the lower one. */
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
    /** When a student sees the own score: with the submit (`at-once`), else once the window and its grace have ended. */
    scoreVisible: openEnum(['after-end', 'at-once']).default('after-end'),
  }),
});

/** The campaign's exam is no longer offered; attempts that are open go on. */
export const campaignPaperWithdrawn = defineEvent({
  name: 'campaigns.paper.withdrawn.v1',
  data: z.looseObject({ paperId: id, version: z.number().int() }),
});

const registration = z.looseObject({
  registrationId: id,
  campaignId: id,
  /** null while a visitor's registration has not joined an account. */
  studentId: id.nullable(),
  /** Of the registration: a higher version is the later truth. */
  version: z.number().int(),
});

/** A place is held: by a new registration, from the waiting list, or because a visitor's registration joined an account. */
export const campaignRegistered = defineEvent({
  name: 'campaigns.campaign.registered.v1',
  data: registration,
});

export const campaignRegistrationCancelled = defineEvent({
  name: 'campaigns.campaign.cancelled.v1',
  data: registration,
});

/** From now on the participants may see key and explanations. */
export const campaignResultsReleased = defineEvent({
  name: 'campaigns.results.released.v1',
  data: z.looseObject({ campaignId: id, releasedAt: isoTime }),
});

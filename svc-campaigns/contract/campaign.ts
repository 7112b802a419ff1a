import { id, isoTime, pageQuery } from '@pathshala/service-kit/contract';
import { z } from 'zod';

const optionInput = z.strictObject({
  _id: id.optional(),
  text: z.string().trim().min(1).max(5000),
  isCorrect: z.boolean().default(false),
});

const questionInput = z.strictObject({
  _id: id.optional(),
  question: z.string().trim().min(1).max(20_000),
  points: z.number().positive().max(1000),
  explanation: z.string().max(20_000).default(''),
  options: z.array(optionInput).min(2).max(6),
});

/** What an answer adds; it may be sent back and is ignored. */
const answered = z.unknown().optional();

const subjectInput = z.strictObject({
  subjectName: z.string().trim().min(1).max(200),
  mandatory: z.boolean().default(false),
  mcqs: z.array(questionInput).max(300),
  questionCount: answered,
});

/** The nested exam of an exam campaign (spec §3): minutes, marks, and a percentage of the question's points per wrong answer. */
export const campaignExamInput = z.strictObject({
  title: z.string().trim().max(300).default(''),
  timeLimit: z.number().min(0).max(600).default(0),
  totalMarks: z.number().min(0).max(100_000).default(0),
  requiredSubjects: z.number().int().min(0).max(50).default(0),
  negativeMarkingPercentage: z.number().min(0).max(100).default(0),
  subjects: z.array(subjectInput).max(50).default([]),
});

/** An instant, or a calendar day (`2026-01-31`), which is that day in Dhaka; empty means not set. */
const moment = z.union([z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })]).nullish();

/** What every campaign has, whatever its kind. `date` is the one day (in Dhaka) of a campaign without a window. */
const campaignFields = {
  title: z.string().trim().min(1).max(300),
  type: z.string().trim().max(100).default(''),
  description: z.string().max(50_000).default(''),
  date: moment,
  startDate: moment,
  endDate: moment,
  location: z.string().trim().max(300).default(''),
  image: z.string().max(200_000).default(''),
  registrationOpen: z.boolean().default(false),
  /** 0 means no limit. */
  maxParticipants: z.number().int().min(0).max(1_000_000).default(0),
  _id: answered,
  registeredCount: answered,
  waitingCount: answered,
  phase: answered,
  registration: answered,
};

/** A campaign as an administrator sends it: a seminar, a class, a fair. It may be what an answer gave, changed. */
export const campaignInput = z.strictObject(campaignFields);

/** An exam campaign as an administrator sends it. */
export const examCampaignInput = z.strictObject({
  ...campaignFields,
  exam: campaignExamInput,
  resultsReleasedAt: answered,
  /** Confirms that a question without a correct option is meant (EXM-10). */
  confirmNoCorrectOption: z.boolean().default(false),
});

/** A new one may begin without its exam. */
export const newExamCampaignInput = examCampaignInput.extend({ exam: campaignExamInput.prefault({}) });

export type CampaignInput = z.output<typeof campaignInput>;
export type ExamCampaignInput = z.output<typeof examCampaignInput>;

/** Upcoming: the window is ahead. Running: inside it. Past: over. */
export const campaignPhase = z.enum(['upcoming', 'running', 'past']);
export type CampaignPhase = z.output<typeof campaignPhase>;

/** Without `sort`: running ones, then those ahead, then the past. */
export const campaignListQuery = pageQuery.extend({
  phase: campaignPhase.optional(),
  sort: z.enum(['name', '-name']).optional(),
});

/** What anyone may see of a campaign. */
export const campaign = z.object({
  _id: id,
  title: z.string(),
  type: z.string(),
  description: z.string(),
  date: isoTime.nullable(),
  startDate: isoTime,
  endDate: isoTime,
  location: z.string(),
  image: z.string(),
  registrationOpen: z.boolean(),
  maxParticipants: z.number(),
  registeredCount: z.number(),
  waitingCount: z.number(),
  phase: campaignPhase,
});

/** What anyone may see of an exam campaign: the exam by its numbers, never its questions. */
export const examCampaign = campaign.extend({
  resultsReleasedAt: isoTime.nullable(),
  exam: z.object({
    title: z.string(),
    timeLimit: z.number(),
    totalMarks: z.number(),
    requiredSubjects: z.number(),
    negativeMarkingPercentage: z.number(),
    subjects: z.array(
      z.object({ subjectName: z.string(), mandatory: z.boolean(), questionCount: z.number() }),
    ),
  }),
});

/** With every question and its key: for administrators. */
export const examCampaignForAdmin = examCampaign.extend({
  exam: z.object({
    ...campaignExamInput.shape,
    subjects: z.array(
      subjectInput.extend({
        questionCount: z.number(),
        mcqs: z.array(questionInput.extend({ _id: id, options: z.array(optionInput.extend({ _id: id })) })),
      }),
    ),
  }),
});

export const registrationState = z.object({
  _id: id,
  status: z.enum(['registered', 'waiting', 'cancelled']),
  rollNumber: z.string().optional(),
  /** Whether the merit list shows the name (CMP-06); else it shows the roll number. */
  showsName: z.boolean(),
  /** Place in the waiting list, from 1. */
  waitingPosition: z.number().optional(),
});

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

export const registration = registrationState.extend({
  campaignId: id,
  studentId: id.nullable(),
  basicInfo: z.object({ fullName: z.string(), email: z.string(), mobile: z.string() }),
  registeredAt: isoTime,
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

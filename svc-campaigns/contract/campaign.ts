import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageQuery } from '@pathshala/contract-kit/paging';
import { plainText, richText } from '@pathshala/contract-kit/text';
import { paperLimits } from '@pathshala/rules/paper-rules';
import { z } from 'zod';

/** Options of a question, questions of a subject, subjects of an exam. */
const options = { min: 2, max: 6 } as const;

const optionInput = z.strictObject({
  _id: id.optional(),
  text: richText({ max: 5000, required: true }),
  isCorrect: z.boolean().default(false),
});

const questionInput = z.strictObject({
  _id: id.optional(),
  question: richText({ max: 20_000, required: true }),
  points: z.number().positive('campaigns.field.points').max(1000, 'campaigns.field.points'),
  explanation: richText({ max: 20_000 }).default(''),
  options: z
    .array(optionInput)
    .min(options.min, 'campaigns.field.options')
    .max(options.max, 'campaigns.field.options'),
});

/** What an answer adds; it may be sent back and is ignored. */
const answered = z.unknown().optional();

const subjectInput = z.strictObject({
  subjectName: plainText({ max: 200, required: true }),
  mandatory: z.boolean().default(false),
  mcqs: z.array(questionInput).max(paperLimits.questions, 'campaigns.field.questions'),
  questionCount: answered,
});

/** When a student sees the own score: once the window and its grace have ended, or with the submit. */
export const scoreVisible = z.enum(['after-end', 'at-once']);

const inRange = (min: number, max: number, message: string) => z.number().min(min, message).max(max, message);

/** The nested exam of an exam campaign (spec §3): minutes, marks, and a percentage of the question's points per wrong answer. */
export const campaignExamInput = z.strictObject({
  title: plainText({ max: 300 }).default(''),
  timeLimit: inRange(0, paperLimits.timeLimit, 'campaigns.field.time-limit').default(0),
  totalMarks: inRange(0, paperLimits.totalMarks, 'campaigns.field.total-marks').default(0),
  requiredSubjects: inRange(0, paperLimits.subjects, 'campaigns.field.required-subjects')
    .int('campaigns.field.required-subjects')
    .default(0),
  negativeMarkingPercentage: inRange(
    0,
    paperLimits.negativeMarkingPercentage,
    'campaigns.field.negative-marking',
  ).default(0),
  scoreVisible: scoreVisible.default('after-end'),
  subjects: z.array(subjectInput).max(paperLimits.subjects, 'campaigns.field.subjects').default([]),
});

/** An instant, or a calendar day (`2026-01-31`), which is that day in Dhaka; empty means not set. */
const moment = z.union([z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })]).nullish();

/** What every campaign has, whatever its kind. `date` is the one day (in Dhaka) of a campaign without a window. */
const campaignFields = {
  title: plainText({ max: 300, required: true }),
  type: plainText({ max: 100 }).default(''),
  description: richText({ max: 50_000 }).default(''),
  date: moment,
  startDate: moment,
  endDate: moment,
  location: plainText({ max: 300 }).default(''),
  image: z.string().max(200_000).default(''),
  registrationOpen: z.boolean().default(false),
  /** 0 means no limit. */
  maxParticipants: inRange(0, 1_000_000, 'campaigns.field.max-participants')
    .int('campaigns.field.max-participants')
    .default(0),
  ...editedInput,
  _id: answered,
  registeredCount: answered,
  unconfirmedCount: answered,
  waitingCount: answered,
  isFull: answered,
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
  startedAt: answered,
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
  /** Confirmed participants; `isFull` counts the places that are held until their mailed link is opened, too. */
  registeredCount: z.number(),
  waitingCount: z.number(),
  isFull: z.boolean(),
  phase: campaignPhase,
});

/** For administrators: the latest edit, and how many places wait for their mailed link to be opened. */
const forAdmin = { ...edited, unconfirmedCount: z.number() };

export const campaignForAdmin = campaign.extend(forAdmin);

/** What anyone may see of an exam campaign: the exam by its numbers, never its questions. */
export const examCampaign = campaign.extend({
  resultsReleasedAt: isoTime.nullable(),
  exam: z.object({
    title: z.string(),
    timeLimit: z.number(),
    totalMarks: z.number(),
    requiredSubjects: z.number(),
    negativeMarkingPercentage: z.number(),
    scoreVisible,
    subjects: z.array(
      z.object({ subjectName: z.string(), mandatory: z.boolean(), questionCount: z.number() }),
    ),
  }),
});

/** With every question and its key: for administrators. */
export const examCampaignForAdmin = examCampaign.extend({
  ...forAdmin,
  /** When the first attempt was started: the paper is frozen from then on. */
  startedAt: isoTime.nullable(),
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

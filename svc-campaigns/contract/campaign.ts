import { pictureAddress } from '@pathshala/contract-kit/addresses';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { dayRange, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { plainText, richText } from '@pathshala/contract-kit/text';
import { paperLimits } from '@pathshala/rules/paper-rules';
import { z } from 'zod';

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
    .min(paperLimits.options.min, 'campaigns.field.options')
    .max(paperLimits.options.max, 'campaigns.field.options'),
  /** The question of the bank from which it was copied: its key is hidden in the bank, too, until the release. */
  bankQuestionId: id.optional(),
});

/** A field that responses add: accepted and ignored in requests. */
const answered = z.unknown().optional();

const subjectInput = z.strictObject({
  subjectName: plainText({ max: 200, required: true }),
  mandatory: z.boolean().default(false),
  mcqs: z.array(questionInput).max(paperLimits.questions, 'campaigns.field.questions'),
  questionCount: answered,
  marks: answered,
});

/** When students see their score: after the window and its grace, or with the submit. */
export const scoreVisible = z.enum(['after-end', 'at-once']);

/** Whether questions (within their subject) and options are shuffled for each attempt. */
export const paperOrder = z.object({ questions: z.boolean(), options: z.boolean() });

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
  /** Left out: every student gets the order of the form. */
  order: paperOrder.default({ questions: false, options: false }),
  subjects: z.array(subjectInput).max(paperLimits.subjects, 'campaigns.field.subjects').default([]),
});

/** An instant, or a calendar day in Dhaka (`2026-01-31`). Empty or null means not set. */
const moment = z
  .union([z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })])
  .nullable()
  .default(null);

/** The fields of both kinds. `date` is the day (in Dhaka) of a campaign without a window. */
const campaignFields = {
  title: plainText({ max: 300, required: true }),
  type: plainText({ max: 100 }).default(''),
  description: richText({ max: 50_000 }).default(''),
  date: moment,
  startDate: moment,
  endDate: moment,
  location: plainText({ max: 300 }).default(''),
  image: pictureAddress.default(''),
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
  isArchived: answered,
};

/** Confirms that questions without a correct option are intended (EXM-10). */
const confirmNoCorrectOption = z.boolean().default(false);

/** A general campaign (seminar, class, fair) as an administrator sends it. Fields of a response may be sent back. */
export const campaignInput = z.strictObject(campaignFields);

/** An exam campaign as an administrator sends it. */
export const examCampaignInput = z.strictObject({
  ...campaignFields,
  exam: campaignExamInput,
  resultsReleasedAt: answered,
  startedAt: answered,
  confirmNoCorrectOption,
});

/** The exam of a campaign alone; the rest of the campaign stays unchanged. */
export const campaignExamChange = z.strictObject({
  ...editedInput,
  exam: campaignExamInput,
  confirmNoCorrectOption,
});

/** A campaign may be created without an exam. */
export const newExamCampaignInput = examCampaignInput.extend({ exam: campaignExamInput.prefault({}) });

export type CampaignInput = z.output<typeof campaignInput>;
export type ExamCampaignInput = z.output<typeof examCampaignInput>;
export type CampaignExamChange = z.output<typeof campaignExamChange>;

/** Before, inside or after the window. */
export const campaignPhase = z.enum(['upcoming', 'running', 'past']);
export type CampaignPhase = z.output<typeof campaignPhase>;

/**
 * Without `sort`: running campaigns, then upcoming, then past ones. `registered` includes held places. The phase `current`
 * finds all campaigns that are not over.
 */
export const campaignListQuery = pageQuery.extend({
  phase: z.enum([...campaignPhase.options, 'current']).optional(),
  sort: sortOf(['name', 'start', 'end', 'registered']).optional(),
  /** For campaign managers; left out: campaigns that are not archived. */
  archived: z.enum(['only', 'with']).optional(),
  ...dayRange('start'),
});

/** `exam`: whether it has questions. `results`: over and not released yet, or released. */
export const examCampaignListQuery = campaignListQuery.extend({
  exam: z.enum(['with', 'without']).optional(),
  results: z.enum(['due', 'released']).optional(),
});

/** The public view of a campaign. */
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
  /** Confirmed participants. `isFull` also counts places that are held until their mailed link is opened. */
  registeredCount: z.number(),
  waitingCount: z.number(),
  isFull: z.boolean(),
  phase: campaignPhase,
  /** Set for an archived campaign, which no list shows by default. */
  isArchived: z.literal(true).optional(),
});

/** For administrators: the latest edit, and the number of unconfirmed registrations. */
const forAdmin = { ...edited, unconfirmedCount: z.number() };

export const campaignForAdmin = campaign.extend(forAdmin);

/** The public view of an exam campaign: counts of questions, never the questions. */
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
      z.object({
        subjectName: z.string(),
        mandatory: z.boolean(),
        questionCount: z.number(),
        /** The marks of all its questions. */
        marks: z.number(),
      }),
    ),
  }),
});

/** The campaign for administrators, with all questions and the key. */
export const examCampaignForAdmin = examCampaign.extend({
  ...forAdmin,
  /** The start of the first attempt; afterwards the paper is frozen. */
  startedAt: isoTime.nullable(),
  exam: z.object({
    ...campaignExamInput.shape,
    subjects: z.array(
      subjectInput.extend({
        questionCount: z.number(),
        marks: z.number(),
        mcqs: z.array(questionInput.extend({ _id: id, options: z.array(optionInput.extend({ _id: id })) })),
      }),
    ),
  }),
});

/** Without `confirm`, deleting a campaign with registrations is a conflict that names their number. */
export const deletion = z.object({ confirm: z.enum(['true', 'false']).optional() });

export const archiving = z.strictObject({ isArchived: z.boolean() });

import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { declaration } from './marking-scheme.ts';
import { examKind } from './paper.ts';

/** The `questionId` of the text of a written exam. */
export const writtenQuestionId = 'written';

/**
 * One answer as it is sent: `selectedOption` (an option's `_id`; null clears it), where the scheme's `match` is `set` also
 * `selectedOptions` (an empty list clears them), and `text` in a written exam.
 */
export const answerInput = z.strictObject({
  questionId: id,
  selectedOption: id.nullable().optional(),
  selectedOptions: z.array(id).max(6).optional(),
  text: z.string().max(20_000).optional(),
});

export type AnswerInput = z.infer<typeof answerInput>;

export const answersInput = z.array(answerInput).max(1000);

export const chosenSubjectsInput = z.array(z.string().min(1).max(200)).max(50);

export const savedAnswer = z.object({
  questionId: id,
  /** The first of several chosen options. */
  selectedOption: id,
  /** Set where the scheme's `match` is `set`. */
  selectedOptions: z.array(id).optional(),
});

/** A random id that a browser stores, to identify itself as the only device on which an attempt is sat. */
const device = z.string().regex(/^[\w-]{8,64}$/);

/** Seconds spent on a question: the total so far. */
const spentOnQuestion = z.object({ questionId: id, seconds: z.number().int().min(0).max(360_000) });

/** A page of a photographed or scanned answer; clockwise degrees. */
export const writtenPage = z.object({
  pageId: id,
  url: z.string(),
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
});

/** Each announcement and each withdrawal increments it; missing: none, or unknown now. A page with a lower one reads the news. */
const newsNo = z.number().int().optional();

/** An attempt: the facts of its start, with the saved answers. The next save sends a `clientSeq` above `savedSeq`. */
export const attempt = z.object({
  attemptId: id,
  status: z.enum(['open', 'submitted']),
  examKind,
  examId: id,
  courseId: id.nullable(),
  unitId: id.nullable(),
  attemptNo: z.number(),
  startedAt: isoTime,
  deadlineAt: isoTime,
  /** Milliseconds after the deadline in which a submit counts, over which browsers spread theirs. */
  graceMs: z.number().int().optional(),
  serverNow: isoTime,
  /** The optional subjects chosen so far. */
  subjects: z.array(z.string()),
  /** The paper of this attempt, without its key: GET it from this path of the API. */
  paperUrl: z.string(),
  answers: z.array(savedAnswer),
  savedSeq: z.number(),
  /** Questions marked for review. */
  marked: z.array(id),
  spent: z.array(spentOnQuestion),
  /** The seed for `orderPaper`, where the paper has an `order`. */
  orderSeed: z.number(),
  /** False: another device holds the attempt, and saves of the one that was sent here are refused. */
  isHere: z.boolean(),
  /** Set for a written exam. */
  written: z.object({ text: z.string(), pages: z.array(writtenPage) }).nullable(),
  /** Set for a submitted attempt. */
  resultId: id.nullable(),
  newsNo,
});

export type AttemptAnswer = z.infer<typeof attempt>;

export const startAttemptBody = z.strictObject({
  /** One of `examKind`; another kind answers 404. */
  examKind: z.string().min(1).max(40),
  examId: id,
  /** Names of the chosen optional subjects. */
  subjects: chosenSubjectsInput.optional(),
  /** The device that holds the attempt from now on: the saves of another device are refused. */
  device: device.optional(),
  /** Required where the marking scheme has GPA weights or a deduction for a second sitting. */
  declaration: declaration.optional(),
});

export const attemptQuery = z.object({ device: device.optional() });

/** `answers` may be empty where another field is sent. */
export const saveAnswersBody = z
  .strictObject({
    answers: answersInput,
    clientSeq: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    marked: z
      .array(z.strictObject({ questionId: id, isMarked: z.boolean() }))
      .max(1000)
      .optional(),
    spent: z.array(z.strictObject(spentOnQuestion.shape)).max(1000).optional(),
    /** The periods in which the page was not in front; only administrators see them. */
    focusLosses: z
      .array(z.strictObject({ at: isoTime, awayMs: z.number().int().min(0).max(36_000_000) }))
      .max(10)
      .optional(),
    /** Without it the save is accepted from any device. */
    device: device.optional(),
  })
  .refine(
    ({ answers, marked = [], spent = [], focusLosses = [] }) =>
      answers.length + marked.length + spent.length + focusLosses.length > 0,
    { path: ['answers'] },
  );

/**
 * `isApplied` is false when a save with this or a higher `clientSeq` came first: a repeat of the same save, or another tab.
 * Unsaved answers are then sent again with a `clientSeq` above `savedSeq`; nothing is lost.
 */
export const saveReceipt = z.object({
  savedSeq: z.number(),
  isApplied: z.boolean(),
  serverNow: isoTime,
  deadlineAt: isoTime,
  newsNo,
});

export type SaveReceipt = z.infer<typeof saveReceipt>;

export const submitAttemptBody = z.strictObject({
  answers: answersInput.optional(),
  /**
   * The automatic submit of the page at zero: without checks of the subjects. Refused (409) while the server's clock has time
   * left.
   */
  auto: z.boolean().default(false),
  /** Ignored: the server scores (EXM-04). */
  score: z.unknown().optional(),
});

export const openAttempt = z.object({
  attemptId: id,
  examKind,
  examId: id,
  title: z.string(),
  courseId: id.nullable(),
  unitId: id.nullable(),
  attemptNo: z.number(),
  answered: z.number().int().optional().describe('questions with a saved answer'),
  startedAt: isoTime,
  deadlineAt: isoTime,
  serverNow: isoTime,
});

/** A campaign exam of the student, for the list under /exams. */
export const registeredExam = z.object({
  examId: id,
  campaignId: id,
  title: z.string(),
  timeLimit: z.number(),
  totalMarks: z.number(),
  opensAt: isoTime,
  closesAt: isoTime,
  state: z.enum(['upcoming', 'open', 'over', 'in-progress', 'submitted']),
  attemptId: id.nullable(),
  resultId: id.nullable(),
});

export type RegisteredExam = z.infer<typeof registeredExam>;

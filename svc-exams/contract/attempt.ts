import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { examKind } from './paper.ts';

/** One answer as it is sent. A single-choice question takes `selectedOption` (an option's `_id`; null clears it). */
export const answerInput = z.strictObject({
  questionId: id,
  selectedOption: id.nullable().optional(),
  selectedOptions: z.array(id).max(6).optional(),
  text: z.string().max(20_000).optional(),
});

export type AnswerInput = z.infer<typeof answerInput>;

export const answersInput = z.array(answerInput).max(1000);

export const chosenSubjectsInput = z.array(z.string().min(1).max(200)).max(50);

export const savedAnswer = z.object({ questionId: id, selectedOption: id });

/** An attempt: as at the start, with what is saved. The next save sends a `clientSeq` above `savedSeq`. */
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
  serverNow: isoTime,
  /** The optional subjects chosen so far. */
  subjects: z.array(z.string()),
  /** The paper of this attempt, without its key: GET it from this path of the API. */
  paperUrl: z.string(),
  answers: z.array(savedAnswer),
  savedSeq: z.number(),
  /** Of a submitted attempt. */
  resultId: id.nullable(),
});

export type AttemptAnswer = z.infer<typeof attempt>;

export const startAttemptBody = z.strictObject({
  /** One of `examKind`; another kind answers 404. */
  examKind: z.string().min(1).max(40),
  examId: id,
  /** Names of the chosen optional subjects. */
  subjects: chosenSubjectsInput.optional(),
});

export const saveAnswersBody = z.strictObject({
  answers: answersInput.min(1),
  clientSeq: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

/**
 * `isApplied` is false when a save with this or a higher `clientSeq` came first: a repeat of one's own, or
 * another tab. What is still unsaved is then sent again with a `clientSeq` above `savedSeq`; nothing is lost.
 */
export const saveReceipt = z.object({
  savedSeq: z.number(),
  isApplied: z.boolean(),
  serverNow: isoTime,
  deadlineAt: isoTime,
});

export type SaveReceipt = z.infer<typeof saveReceipt>;

export const submitAttemptBody = z.strictObject({
  answers: answersInput.optional(),
  /** The page's own submit at zero: no checks of the subjects. Refused (409) while the server's clock has time left. */
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

import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { examKind } from './paper.ts';

const tally = { score: z.number(), correct: z.number(), wrong: z.number(), blank: z.number() };

/** A tally that is null until the score may be seen. */
const shownTally = {
  score: z.number().nullable(),
  correct: z.number().nullable(),
  wrong: z.number().nullable(),
  blank: z.number().nullable(),
};

/** What an administrator changed of a result, and why. */
const correction = z.object({
  correctedAt: isoTime,
  correctedBy: id,
  reason: z.string(),
  scoreBefore: z.number(),
  score: z.number(),
  /** Replaces the feedback from here on; null leaves it. */
  feedback: z.string().nullable(),
});

/** How an attempt ended; the texts are those of the message catalogue. */
export const feedbackCode = z.enum(['exams.feedback.auto', 'exams.feedback.manual', 'exams.score-exceeds']);

export type FeedbackCode = z.infer<typeof feedbackCode>;

/** One question of a result. */
export const choice = z.object({
  questionId: id,
  /** null: left blank. */
  selectedOption: id.nullable(),
  /** Marks that the question gave, or cost; only where the answers may be seen. */
  points: z.number().optional(),
  /** Only where the answers may be seen. */
  isCorrect: z.boolean().optional(),
});

export type Choice = z.infer<typeof choice>;

/** A result as lists show it. */
export const resultSummary = z.object({
  _id: id,
  attemptId: id,
  studentId: id,
  examKind,
  examId: id,
  courseId: id.nullable(),
  unitId: id.nullable(),
  title: z.string(),
  attemptNo: z.number(),
  /** Of a campaign: whether this is the attempt that ranks. Of a past year always; the latest is shown. */
  counts: z.boolean(),
  ...shownTally,
  totalMarks: z.number(),
  /** Questions with an answer, in the subjects that count. */
  answered: z.number(),
  /** Set while the student may not see the own score: until this time score and tallies are null, and `subjects` is empty. */
  scoreVisibleFrom: isoTime.nullable(),
  subjects: z.array(z.object({ subjectName: z.string(), ...tally })),
  /** In the language of the call. */
  feedback: z.string(),
  /** The codes of `feedback`, for a client in another language; empty where an administrator wrote the text. */
  feedbackCodes: z.array(feedbackCode),
  /** When the attempt began. */
  dateTaken: isoTime,
  submittedAt: isoTime,
  durationMs: z.number(),
  /** Answers came after the deadline and were not counted. */
  lateAnswersIgnored: z.boolean(),
  /** Grows when an administrator corrects the result, and when the time from which its score is seen was moved. */
  scoreVersion: z.number(),
  /** The latest correction: from it on the score may differ from the sum of the subjects, which stay as they were marked. */
  correctedAt: isoTime.nullable(),
  correctionReason: z.string().nullable(),
  /** Only in an administrator's answers, the oldest first. */
  corrections: z.array(correction).optional(),
});

export type ResultSummary = z.infer<typeof resultSummary>;

/** One result. Its questions are in the paper, what is right and why in the key: both are resources of their own. */
export const result = resultSummary.extend({
  /** The paper that was sat: a path of this API. */
  paperUrl: z.string(),
  /** The questions of the subjects that count, in the order of the paper. */
  choices: z.array(choice),
  /** Only where the answers may be seen (EXM-20): a path of this API. */
  keyUrl: z.string().optional(),
});

export type Result = z.infer<typeof result>;

/** The years of a unit that the student has sat; the latest attempt of each. */
export const unitResults = z.object({
  years: z.array(
    z.object({
      yearId: id,
      score: z.number(),
      /** The best of all attempts. */
      bestScore: z.number().optional(),
      totalMarks: z.number(),
      dateAttempted: isoTime,
      resultId: id,
      attempts: z.number(),
    }),
  ),
});

const reason = z.string().trim().max(1000);

/** The reason may be given beside the changes or among them; one of the two is required. */
export const correctResultBody = z.strictObject({
  /** As in the path, where it is sent at all. */
  resultId: id.optional(),
  updateData: z.strictObject({
    score: z.number().min(-100_000).max(100_000).multipleOf(0.01).optional(),
    feedback: z.string().trim().max(2000).optional(),
    reason: reason.optional(),
  }),
  reason: reason.optional(),
});

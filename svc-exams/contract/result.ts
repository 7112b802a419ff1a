import { id, isoTime } from '@pathshala/service-kit/contract';
import { z } from 'zod';
import { examKind, keyedOption } from './paper.ts';

const tally = { score: z.number(), correct: z.number(), wrong: z.number(), blank: z.number() };

/** One question of a result, with what was chosen, the key and the explanation. */
export const markedAnswer = z.object({
  questionId: id,
  subjectName: z.string(),
  question: z.string(),
  points: z.number(),
  explanation: z.string(),
  options: z.array(keyedOption),
  selectedOption: id.nullable(),
  outcome: z.enum(['correct', 'wrong', 'blank']),
  /** Marks that this question gave or cost. */
  score: z.number(),
});

export const result = z.object({
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
  ...tally,
  totalMarks: z.number(),
  subjects: z.array(z.object({ subjectName: z.string(), ...tally })),
  feedback: z.string(),
  /** When the attempt began. */
  dateTaken: isoTime,
  submittedAt: isoTime,
  durationMs: z.number(),
  /** Answers came after the deadline and were not counted. */
  lateAnswersIgnored: z.boolean(),
  /** Grows when an administrator corrects the result. */
  scoreVersion: z.number(),
  /** Only where they may be seen (EXM-20). */
  answers: z.array(markedAnswer).optional(),
});

export type Result = z.infer<typeof result>;

/** The years of a unit that the student has sat; the latest attempt of each. */
export const unitResults = z.object({
  years: z.array(
    z.object({
      yearId: id,
      score: z.number(),
      totalMarks: z.number(),
      dateAttempted: isoTime,
      resultId: id,
      attempts: z.number(),
    }),
  ),
});

export const correctResultBody = z.strictObject({
  updateData: z.strictObject({
    score: z.number().min(-100_000).max(100_000).multipleOf(0.01).optional(),
    feedback: z.string().trim().max(2000).optional(),
  }),
  reason: z.string().trim().max(1000).default(''),
});

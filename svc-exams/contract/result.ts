import { revision } from '@pathshala/contract-kit/revision';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { z } from 'zod';
import { writtenPage } from './attempt.ts';
import { examKind } from './paper.ts';

const tally = { score: z.number(), correct: z.number(), wrong: z.number(), blank: z.number() };

/** A tally that is null until the score may be seen. */
const shownTally = {
  score: z.number().nullable(),
  correct: z.number().nullable(),
  wrong: z.number().nullable(),
  blank: z.number().nullable(),
};

/** A correction of a result by an administrator, with its reason. */
const correction = z.object({
  correctedAt: isoTime,
  correctedBy: id,
  reason: z.string(),
  scoreBefore: z.number(),
  score: z.number(),
  /** Replaces the feedback; null leaves it unchanged. */
  feedback: z.string().nullable(),
});

/** How an attempt ended; the texts are those of the message catalogue. */
export const feedbackCode = z.enum([
  'exams.feedback.auto',
  'exams.feedback.manual',
  'exams.feedback.to-be-determined',
  'exams.score-exceeds',
]);

export type FeedbackCode = z.infer<typeof feedbackCode>;

/** One question of a result. */
export const choice = z.object({
  questionId: id,
  /** null: left blank. */
  selectedOption: id.nullable(),
  /** All chosen options, where the scheme's `match` is `set`. */
  selectedOptions: z.array(id).optional(),
  /** Time spent on it, as the page counted; missing: not counted. */
  seconds: z.number().optional(),
  /** Marks of the question, negative for a wrong answer; set only where the answers may be seen. */
  points: z.number().optional(),
  /** Set only where the answers may be seen. */
  isCorrect: z.boolean().optional(),
});

export type Choice = z.infer<typeof choice>;

/** The marking of a written exam. */
export const writtenMarking = z.object({
  criteria: z.array(
    z.object({ name: z.string(), maxMarks: z.number(), marks: z.number(), comment: z.string() }),
  ),
  comment: z.string(),
  /** 1 at first; grows when it is marked again. */
  version: z.number().int(),
  markedAt: isoTime,
  /** The reason for a new marking; empty the first time. */
  reason: z.string(),
  /** The pages of the answer with the marker's comments on them; x and y from 0 to 1, from the top left. */
  pages: z.array(
    writtenPage.extend({
      annotations: z.array(z.object({ x: z.number(), y: z.number(), text: z.string() })),
    }),
  ),
});

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
  /**
   * Whether the result counts: in a campaign only the first attempt does, which ranks; in every other kind each does.
   * `lastResult` and `bestResult` of the exam name the current ones.
   */
  counts: z.boolean(),
  ...shownTally,
  totalMarks: z.number(),
  /** A written exam that is not marked yet: its score and tallies are null. */
  awaitsMarks: z.boolean(),
  passingScore: z.number().nullable(),
  /** null: the exam has no passing score and no minima, or the score may not be seen yet. */
  isPassed: z.boolean().nullable(),
  /** Subjects below their minimum; `*` stands for the minimum in total. */
  unmetMinima: z.array(z.string()),
  /** The score with GPA parts and deduction; null where the scheme has none, or the score may not be seen yet. */
  meritScore: z.number().nullable(),
  /** Marks that wrong answers cost, 0 or more; null where it was not counted, or the score may not be seen yet. */
  marksLost: z.number().nullable(),
  /** The score if wrong answers had been left blank; null like `marksLost`. */
  scoreWithoutWrong: z.number().nullable(),
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
  /** A correction by an administrator increments it, and so does another time from which the score is seen. */
  scoreVersion: z.number(),
  /** The latest correction: since then the score may differ from the sum of the subjects, which stay unchanged. */
  correctedAt: isoTime.nullable(),
  correctionReason: z.string().nullable(),
  /** Set in an administrator's answers only, the oldest first. */
  corrections: z.array(correction).optional(),
});

export type ResultSummary = z.infer<typeof resultSummary>;

/** One result. Its paper and its key are resources of their own. */
export const result = resultSummary.extend({
  /** The paper that was sat: a path of this API. */
  paperUrl: z.string(),
  /** The questions of the subjects that count, in the order of the paper. */
  choices: z.array(choice),
  /** Set for a written exam that was marked. */
  marking: writtenMarking.nullable(),
  /** The student's previous attempt at the exam; its score null while it may not be seen. */
  previous: z
    .object({ resultId: id, score: z.number().nullable(), totalMarks: z.number(), submittedAt: isoTime })
    .nullable(),
  /** Set in an administrator's answers only. */
  focusLosses: z.array(z.object({ at: isoTime, awayMs: z.number() })).optional(),
  /** Set only where the answers may be seen (EXM-20): a path of this API. */
  keyUrl: z.string().optional(),
  /**
   * Questions of which only the answer is shown, though the key may be seen, because the key of another exam with them is
   * closed to the student. Missing: none.
   */
  heldQuestions: z.array(id).optional(),
});

export type Result = z.infer<typeof result>;

/** The years of a unit that the student has sat, each with its latest attempt. */
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

const reason = plainText({ max: 1000 });

/** The reason may be given beside the changes or among them; one of the two is required. */
export const correctResultBody = z.strictObject({
  /** Equals the id of the path, where it is sent. */
  resultId: id.optional(),
  updateData: z.strictObject({
    score: z.number().min(-100_000).max(100_000).multipleOf(0.01).optional(),
    feedback: plainText({ max: 2000 }).optional(),
    reason: reason.optional(),
  }),
  reason: reason.optional(),
  /** The `scoreVersion` that the marker has read. */
  rev: revision.optional(),
});

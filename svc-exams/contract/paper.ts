import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

/** The kinds that can be sat. `past-year`: examId is the yearId; `campaign`: examId is the exam campaign's `_id`. */
export const examKind = z.enum(['past-year', 'campaign']);

export type ExamKind = z.infer<typeof examKind>;

export const courseOfPaper = z.object({ code: z.string(), name: z.string() });

const paperFacts = {
  title: z.string(),
  /** Minutes. */
  timeLimit: z.number(),
  totalMarks: z.number(),
  /** How many subjects count in all; optional ones to choose: this less the mandatory ones. */
  requiredSubjects: z.number(),
  /** Percent of a question's points that a wrong answer costs. */
  negativeMarkingPercentage: z.number(),
};

/** A paper as a student gets it: `isCorrect` and `explanation` are nowhere in it. */
export const studentPaper = z.object({
  ...paperFacts,
  course: courseOfPaper.nullable(),
  subjects: z.array(
    z.object({
      subjectName: z.string(),
      mandatory: z.boolean(),
      mcqs: z.array(
        z.object({
          _id: id,
          question: z.string(),
          points: z.number(),
          options: z.array(z.object({ _id: id, text: z.string() })),
        }),
      ),
    }),
  ),
});

export type StudentPaper = z.infer<typeof studentPaper>;

/** The key of a paper: what is right, and why. */
export const paperKey = z.object({
  questions: z.array(
    z.object({
      questionId: id,
      /** Ids of the right options. */
      correct: z.array(id),
      explanation: z.string(),
    }),
  ),
});

export type PaperKey = z.infer<typeof paperKey>;

/** Where a paper without its key is: a path of this API, immutable. */
export function paperUrl(examId: string, version: number): string {
  return `/exams/papers/${examId}/${version}`;
}

/** Where a key of a paper is: a path of this API, immutable. */
export function keyUrl(examId: string, version: number, keyVersion: number): string {
  return `${paperUrl(examId, version)}/key/${keyVersion}`;
}

/** What a student should know before pressing Start: the numbers, the subjects to choose from, and the clock. */
export const paperOverview = z.object({
  paperId: id,
  examKind,
  ...paperFacts,
  subjects: z.array(
    z.object({
      subjectName: z.string(),
      mandatory: z.boolean(),
      questionCount: z.number(),
      /** Sum of the questions' points. */
      marks: z.number(),
    }),
  ),
  courseId: id.nullable(),
  /** Of a past year: its title begins with the code. */
  course: courseOfPaper.nullable(),
  unitId: id.nullable(),
  /** The window of a campaign; null for a past year. */
  opensAt: isoTime.nullable(),
  closesAt: isoTime.nullable(),
  serverNow: isoTime,
  /** The deadline of an attempt that would start now. */
  deadlineIfStartedNow: isoTime,
  canStart: z.boolean(),
  /** Why not, as a code of the message catalogue (`exams.not-enrolled`, `exams.not-open-yet`, …). */
  refusal: z.string().nullable(),
  /** The attempt to go on with, if one is open. */
  openAttemptId: id.nullable(),
  /** The open attempt, with the number of saved answers. */
  openAttempt: z.object({ attemptId: id, deadlineAt: isoTime, answered: z.number() }).nullable(),
  /** The version that the open attempt has, or that an attempt would start with; null where the caller may not read it. */
  paperUrl: z.string().nullable(),
  /** The key of that version; null where the caller may not see it yet (EXM-20). */
  keyUrl: z.string().nullable(),
  /** Attempts before the open one. */
  attempts: z.number(),
  lastResultId: id.nullable(),
});

export type PaperOverview = z.infer<typeof paperOverview>;

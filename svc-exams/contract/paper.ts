import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { examKinds, parentTypes } from '@pathshala/rules/exam-kinds';
import { z } from 'zod';
import { examLock } from './exam-lock.ts';
import { markingScheme } from './marking-scheme.ts';

/** The kinds that can be sat. `past-year`: examId is the yearId; `campaign`: examId is the exam campaign's `_id`. */
export const examKind = z.enum(examKinds);

export type ExamKind = z.infer<typeof examKind>;

export const examType = z.enum(['MCQ', 'Written']);

export type ExamType = z.infer<typeof examType>;

/** Whether questions (within their subject) and options are shuffled for each attempt. */
export const paperOrder = z.object({ questions: z.boolean(), options: z.boolean() });

/** The task of a written exam. */
export const writtenTask = z.object({
  /** Rich text. */
  questionText: z.string(),
  answerGuidelines: z.string(),
  /** Paths or addresses of PDF files; empty: none. */
  handwrittenPdf: z.string(),
  downloadablePdf: z.string(),
  criteria: z.array(z.object({ name: z.string(), maxMarks: z.number() })),
});

/** The part of a course that an exam belongs to. */
export const examParent = z.object({ type: z.enum(parentTypes), id, title: z.string() });

/** When the answers of a practice are shown. */
export const answersShown = z.enum(['at-once', 'at-end']);

/** Facts that papers of earlier versions lack; `markingScheme` is the scheme by which the paper is marked. */
const laterFacts = {
  examType: examType.optional(),
  markingScheme: markingScheme.optional(),
  order: paperOrder.optional(),
  passingScore: z.number().optional(),
  parent: examParent.optional(),
  answersShown: answersShown.optional(),
};

export const courseOfPaper = z.object({ code: z.string(), name: z.string() });

const paperFacts = {
  title: z.string(),
  /** Minutes. */
  timeLimit: z.number(),
  totalMarks: z.number(),
  /** The number of subjects that count; optional subjects to choose: this less the mandatory ones. */
  requiredSubjects: z.number(),
  /** Percent of a question's points that a wrong answer costs. */
  negativeMarkingPercentage: z.number(),
};

/** A paper as a student gets it, without `isCorrect` and `explanation`. */
export const studentPaper = z.object({
  ...paperFacts,
  ...laterFacts,
  examKind: examKind.optional(),
  written: writtenTask.optional(),
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

/** The key of a paper: the right options and the explanations. */
export const paperKey = z.object({
  questions: z.array(
    z.object({
      questionId: id,
      /** Ids of the right options. */
      correct: z.array(id),
      explanation: z.string(),
      /** A correction of the key: every student who has sat the question got its marks. */
      isVoid: z.literal(true).optional(),
    }),
  ),
  /** Ids of the questions that are left out, because the key of another exam with them is closed to the reader; missing: none. */
  heldQuestions: z.array(id).optional(),
});

export type PaperKey = z.infer<typeof paperKey>;

/** The address of a paper without its key: a path of this API, immutable. */
export function paperUrl(examId: string, version: number): string {
  return `/exams/papers/${examId}/${version}`;
}

/** The address of a key of a paper: a path of this API, immutable. */
export function keyUrl(examId: string, version: number, keyVersion: number): string {
  return `${paperUrl(examId, version)}/key/${keyVersion}`;
}

/** The facts for a student before Start: the numbers, the subjects to choose from, and the clock. */
export const paperOverview = z.object({
  paperId: id,
  examKind,
  ...paperFacts,
  ...laterFacts,
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
  /** Set for a past year, whose title begins with the code. */
  course: courseOfPaper.nullable(),
  unitId: id.nullable(),
  /** Null where the exam is open at any time; an exam with a starting date opens then and does not close. */
  opensAt: isoTime.nullable(),
  closesAt: isoTime.nullable(),
  serverNow: isoTime,
  /** The deadline of an attempt that would start now. */
  deadlineIfStartedNow: isoTime,
  canStart: z.boolean(),
  /**
   * The reason for which it cannot be started, as a code of the message catalogue (`exams.not-enrolled`, `exams.not-open-yet`,
   * …).
   */
  refusal: z.string().nullable(),
  /** Set where the part of the course is closed that the exam belongs to. */
  lock: examLock.optional(),
  /** The attempt to resume, if one is open. */
  openAttemptId: id.nullable(),
  /** The open attempt, with the number of saved answers. */
  openAttempt: z.object({ attemptId: id, deadlineAt: isoTime, answered: z.number() }).nullable(),
  /** The version of the open attempt, or of an attempt that would start now; null where the caller may not read it. */
  paperUrl: z.string().nullable(),
  /** The key of that version; null where the caller may not see it yet (EXM-20). */
  keyUrl: z.string().nullable(),
  /** Attempts before the open one. */
  attempts: z.number(),
  lastResultId: id.nullable(),
});

export type PaperOverview = z.infer<typeof paperOverview>;

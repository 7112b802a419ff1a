import { defineRoute, type RateLimit } from '@pathshala/contract-kit/route';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { z } from 'zod';
import { examLockErrors } from './exam-lock.ts';
import { answersShown, examKind } from './paper.ts';

export const practiceDifficulty = z.enum(['easy', 'medium', 'hard']);

const name = plainText({ max: 200, required: true });

/** Each call makes a paper: enough for a day of exercise, too few to fill a store. */
const creating: RateLimit = {
  per: 'user',
  max: 60,
  windowSeconds: 3600,
  whenUncounted: 'allow',
  name: 'practice',
};

const small = 4_000;

/** The fields that all calls for a new practice share. */
export const creatingPractice = {
  method: 'post',
  access: 'student',
  repeatable: true,
  limit: creating,
  bodyLimit: small,
  status: 201,
} as const;

/** An own test; empty lists and a missing difficulty match all. */
export const practiceWish = z.strictObject({
  subjects: z.array(name).max(50).default([]),
  /** In a subject with chapters in this list, only these are drawn. */
  chapters: z
    .array(z.strictObject({ subject: name, chapter: name }))
    .max(100)
    .default([]),
  difficulty: practiceDifficulty.optional(),
  count: z.number().int().min(1).max(100).default(10),
  answersShown: answersShown.default('at-once'),
});

export type PracticeWish = z.infer<typeof practiceWish>;

/** A student's own practice paper. It is sat by the calls of every exam: `POST /exams/attempts {examKind, examId}`. */
export const practicePaper = z.object({
  examId: id,
  examKind: z.literal('practice'),
  questionCount: z.number().int().describe('fewer than asked for where the bank has fewer'),
  answersShown,
});

export type PracticePaper = z.infer<typeof practicePaper>;

export const readPracticeChoices = defineRoute({
  method: 'get',
  path: '/exams/practice/choices',
  access: 'student',
  summary: 'Subjects, chapters and difficulties with the number of questions for practice',
  answer: z.object({
    total: z.number().int(),
    subjects: z.array(
      z.object({
        subject: z.string(),
        count: z.number().int(),
        chapters: z.array(z.object({ chapter: z.string(), count: z.number().int() })),
      }),
    ),
    difficulties: z.array(z.object({ difficulty: practiceDifficulty, count: z.number().int() })),
  }),
});

export const createPractice = defineRoute({
  method: 'post',
  path: '/exams/practice',
  access: 'student',
  repeatable: true,
  limit: creating,
  summary: 'An own test from the question bank; twice within ten seconds makes one',
  body: practiceWish,
  bodyLimit: 64_000,
  answer: practicePaper,
  status: 201,
  errors: ['exams.no-practice-questions', 'exams.practice-off'],
});

export const createPracticeFromResult = defineRoute({
  method: 'post',
  path: '/exams/practice/from-result',
  access: 'student',
  repeatable: true,
  limit: creating,
  summary: 'The wrong questions of an own result whose key may be seen, as a test',
  body: z.strictObject({
    resultId: id,
    /** Includes the questions that were left blank. */
    withBlank: z.boolean().default(false),
    answersShown: answersShown.default('at-once'),
  }),
  bodyLimit: small,
  answer: practicePaper,
  status: 201,
  errors: [
    'exams.result-not-found',
    'exams.answers-not-released',
    'exams.no-practice-questions',
    'exams.practice-off',
  ],
});

export const createPracticeFromMistakes = defineRoute({
  method: 'post',
  path: '/exams/practice/from-mistakes',
  access: 'student',
  repeatable: true,
  limit: creating,
  summary: 'The questions of the mistakes notebook that are due, as a test; without any, the next ones',
  body: z.strictObject({
    count: z.number().int().min(1).max(100).default(20),
    answersShown: answersShown.default('at-once'),
  }),
  bodyLimit: small,
  answer: practicePaper,
  status: 201,
  errors: ['exams.no-practice-questions', 'exams.practice-off'],
});

export const createPracticeFromPaper = defineRoute({
  method: 'post',
  path: '/exams/practice/from-paper',
  access: 'student',
  repeatable: true,
  limit: creating,
  summary: 'A past year, or a campaign exam after its release, to practise outside the ranking',
  body: z.strictObject({ paperId: id, answersShown: answersShown.default('at-end') }),
  bodyLimit: small,
  answer: practicePaper,
  status: 201,
  errors: [
    'exams.not-found',
    'exams.not-enrolled',
    'exams.not-registered',
    ...examLockErrors,
    'exams.answers-not-released',
    'exams.no-practice-questions',
    'exams.practice-off',
  ],
});

/** The key of one question of a practice attempt, answered once the answer is fixed. */
export const checkedAnswer = z.object({
  questionId: id,
  selectedOptions: z.array(id),
  isCorrect: z.boolean(),
  /** Ids of the right options. */
  correct: z.array(id),
  explanation: z.string(),
  /** The question's card in the mistakes notebook; null where it has none. */
  card: z.object({ cardId: id, dueAt: isoTime }).nullable(),
});

export type CheckedAnswer = z.infer<typeof checkedAnswer>;

export const checkPracticeAnswer = defineRoute({
  method: 'post',
  path: '/exams/practice/attempts/{id}/check',
  access: 'student',
  repeatable: true,
  summary:
    'Fix an answer of a test with answers at once, and see its key; it cannot be changed any more. 403 exams.answers-not-released: it is fixed, and its key is closed',
  params: z.object({ id }),
  body: z.strictObject({ questionId: id, selectedOptions: z.array(id).min(1).max(6) }),
  bodyLimit: small,
  answer: checkedAnswer,
  errors: [
    'exams.attempt-not-found',
    'exams.already-submitted',
    'exams.time-over',
    'exams.unknown-question',
    'exams.unknown-option',
    'exams.answers-at-end',
    'exams.answers-not-released',
  ],
});

export const readPracticeAttempt = defineRoute({
  method: 'get',
  path: '/exams/practice/attempts/{id}',
  access: 'student',
  summary: 'When the answers of an own practice attempt are shown, and the keys of those that are fixed',
  params: z.object({ id }),
  answer: z.object({
    examId: id,
    answersShown,
    checked: z.array(checkedAnswer),
    held: z
      .array(checkedAnswer.pick({ questionId: true, selectedOptions: true }))
      .describe('fixed answers that count, whose key is closed until the release of another exam'),
    several: z.array(id).describe('questions with more than one right option'),
  }),
  errors: ['exams.attempt-not-found'],
});

export const discardPractice = defineRoute({
  method: 'delete',
  path: '/exams/practice/attempts/{id}',
  access: 'student',
  summary:
    'Discard an open practice with its answers, without a result; what was wrong stays in the mistakes notebook',
  params: z.object({ id }),
  answer: z.object({ attemptId: id }),
  errors: ['exams.attempt-not-found', 'exams.already-submitted', 'exams.time-over'],
});

/** A paper that can be practised again outside the ranking. */
const archivedPaper = z.object({
  paperId: id,
  examKind,
  title: z.string(),
  totalMarks: z.number(),
  /** Minutes. */
  timeLimit: z.number(),
  /** End of a campaign's window; null for a past year. */
  closedAt: isoTime.nullable(),
});

export const listPracticeArchive = defineRoute({
  method: 'get',
  path: '/exams/practice/archive',
  access: 'student',
  summary:
    'Campaign exams of the caller after their release and past years of the own courses, the latest first',
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(archivedPaper),
});

export type ArchivedPaper = z.infer<typeof archivedPaper>;

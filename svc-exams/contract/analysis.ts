import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { examKind } from './paper.ts';

/** The findings that an author should check, the most serious first. */
export const finding = z.enum([
  'no-key',
  'best-wrong',
  'other-option-preferred',
  'negative-discrimination',
  'low-discrimination',
  'too-hard',
  'too-easy',
]);

export type Finding = z.output<typeof finding>;

const share = z.number().min(0).max(1);
const index = z.number().min(-1).max(1).nullable();

const analysedOption = z.object({
  optionId: id,
  /** Rich text. */
  text: z.string(),
  isCorrect: z.boolean(),
  count: z.number().int(),
  /** How many chose it in the upper and in the lower group. */
  upper: z.number().int(),
  lower: z.number().int(),
});

const analysedQuestion = z.object({
  questionId: id,
  /** The position in the paper, from 1. */
  number: z.number().int(),
  subjectName: z.string(),
  /** Rich text. */
  question: z.string(),
  /** Attempts in which the question counts. */
  count: z.number().int(),
  correct: z.number().int(),
  wrong: z.number().int(),
  blank: z.number().int(),
  facility: share.describe('share of right answers: higher is easier'),
  discrimination: index.describe('share of right answers in the upper 27 % less that in the lower 27 %'),
  correlation: index.describe('of the marks of the question with the score without them'),
  meanSeconds: z.number().nullable(),
  options: z.array(analysedOption),
  findings: z.array(finding),
});

export const examAnalysis = z.object({
  examId: id,
  examKind,
  title: z.string(),
  totalMarks: z.number(),
  /** Counted attempts: the first one of each student. */
  attempts: z.number().int(),
  /** null without attempts. */
  scores: z
    .object({
      mean: z.number(),
      median: z.number(),
      standardDeviation: z.number(),
      highest: z.number(),
      lowest: z.number(),
    })
    .nullable(),
  reliability: z.number().nullable().describe('Cronbach’s alpha of the marks; KR-20 for marks of 0 and 1'),
  distribution: z.array(z.object({ from: z.number(), to: z.number(), count: z.number().int() })),
  questions: z.array(analysedQuestion),
  computedAt: isoTime,
});

export type ExamAnalysis = z.output<typeof examAnalysis>;

/** The analysis of an MCQ paper, computed from all counted attempts at most once in half a minute for each exam. */
export const readExamAnalysis = defineRoute({
  method: 'get',
  path: '/exams/papers/{paperId}/analysis',
  access: 'admin',
  permission: [permissions.questions, permissions.marking, permissions.campaigns],
  summary: 'Item analysis of an exam by classical test theory: faulty questions, distribution, option counts',
  params: z.object({ paperId: id }),
  answer: examAnalysis,
  errors: ['exams.not-found', 'exams.paper-after-sitting', 'exams.paper-of-course'],
});

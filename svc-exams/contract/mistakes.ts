import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

/** How hard the right answer was; a wrong answer is graded by itself. */
export const cardGrade = z.enum(['hard', 'good', 'easy']);

export type CardGrade = z.infer<typeof cardGrade>;

/** A question that was answered wrong, with its key and the day on which it is due again. */
export const mistake = z.object({
  cardId: id,
  questionId: id,
  subjectName: z.string(),
  /** The title of the exam in which it was answered wrong. */
  title: z.string(),
  question: z.string(),
  options: z.array(z.object({ _id: id, text: z.string() })),
  correct: z.array(id),
  explanation: z.string(),
  dueAt: isoTime,
  /** By the server's clock. */
  isDue: z.boolean(),
  /** The number of answers since it is in the notebook, and how many of them were wrong. */
  reviews: z.number().int(),
  lapses: z.number().int(),
});

export type Mistake = z.infer<typeof mistake>;

export const listMistakes = defineRoute({
  method: 'get',
  path: '/exams/mistakes',
  access: 'student',
  summary: 'The mistakes notebook, the next due first',
  query: pageQuery.pick({ page: true, pageSize: true }).extend({
    due: z.enum(['true']).optional().describe('only those that are due now'),
  }),
  answer: pageOf(mistake),
});

export const readMistakesSummary = defineRoute({
  method: 'get',
  path: '/exams/mistakes/summary',
  access: 'student',
  summary: 'The numbers of due and of all mistakes, and the next due time',
  answer: z.object({ due: z.number().int(), total: z.number().int(), nextDueAt: isoTime.nullable() }),
});

export const readWeakestChapter = defineRoute({
  method: 'get',
  path: '/exams/mistakes/weakest-chapter',
  access: 'student',
  summary:
    'The chapter of the question bank with the most mistakes that are not remembered yet; null without three of one',
  answer: z.object({
    weakest: z
      .object({
        subject: z.string(),
        chapter: z.string(),
        mistakes: z.number().int(),
        questions: z.number().int().describe('of this chapter that can be practised'),
      })
      .nullable(),
  }),
});

export const gradeMistake = defineRoute({
  method: 'put',
  path: '/exams/mistakes/{id}/grade',
  access: 'student',
  repeatable: true,
  summary: 'Grade the latest right answer anew: hard, good or easy',
  params: z.object({ id }),
  body: z.strictObject({ grade: cardGrade }),
  answer: z.object({ cardId: id, dueAt: isoTime }),
  errors: ['exams.mistake-not-found', 'exams.nothing-to-grade'],
});

export const removeMistake = defineRoute({
  method: 'delete',
  path: '/exams/mistakes/{id}',
  access: 'student',
  repeatable: true,
  summary: 'Take a question out of the notebook; a later wrong answer brings it back',
  params: z.object({ id }),
  answer: z.object({ cardId: id }),
});

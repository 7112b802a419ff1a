import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

const mastery = {
  questions: z.number().int().describe('in the bank, for practice'),
  answered: z.number().int().describe('how many of them were answered at least once'),
  right: z.number().int().describe('how many of them the last answer was right to'),
  percent: z.number().int().nullable().describe('right of questions; null: none was answered yet'),
};

export const readPracticeMastery = defineRoute({
  method: 'get',
  path: '/exams/practice/mastery',
  access: 'student',
  summary: 'The caller’s mastery of the questions for practice, by subject and chapter',
  answer: z.object({
    subjects: z.array(
      z.object({
        subject: z.string(),
        ...mastery,
        chapters: z.array(z.object({ chapter: z.string(), ...mastery })),
      }),
    ),
  }),
});

export const readPracticeProgress = defineRoute({
  method: 'get',
  path: '/exams/practice/attempts/{id}/progress',
  access: 'student',
  summary:
    'The progress by an own practice: mastery by chapter before and after it, and the questions that come again',
  params: z.object({ id }),
  answer: z.object({
    chapters: z.array(
      z.object({
        subject: z.string(),
        chapter: z.string(),
        before: z.object(mastery),
        after: z.object(mastery),
      }),
    ),
    returning: z
      .array(z.object({ questionId: id, question: z.string(), dueAt: isoTime }))
      .describe('questions of the paper that are in the mistakes notebook, the next due first'),
  }),
  errors: ['exams.attempt-not-found'],
});

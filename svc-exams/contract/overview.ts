import { dailyCounts } from '@pathshala/contract-kit/daily-counts';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

const runningExam = z.object({
  examId: id,
  title: z.string(),
  closesAt: isoTime,
  sitting: z.number().int().describe('open attempts'),
});

export const examsOverview = z.object({
  sitting: z.number().int().describe('open attempts at exams of every kind'),
  running: z
    .array(runningExam)
    .describe('campaign exams whose window is open, the next to end first, 20 at most'),
  submissions: dailyCounts,
});

export const readExamsOverview = defineRoute({
  method: 'get',
  path: '/exams/overview',
  access: 'admin',
  permission: [permissions.questions, permissions.marking, permissions.campaigns],
  summary: 'Exams in progress, and submissions of the last 14 days',
  answer: examsOverview,
});

export const readExamFigures = defineRoute({
  method: 'get',
  path: '/exams/figures',
  access: 'visitor',
  summary: 'The number of sittings, without practice; at most a minute old',
  answer: z.object({ sittings: z.number().int() }),
});

export const readOpenAttempts = defineRoute({
  method: 'get',
  path: '/exams/papers/{paperId}/open-attempts',
  access: 'admin',
  permission: permissions.campaigns,
  summary: 'The number of open attempts at an exam: its results can be released when there are none',
  params: z.object({ paperId: id }),
  answer: z.object({ open: z.number().int() }),
});

import { dailyCounts } from '@pathshala/contract-kit/daily-counts';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

const named = z.object({ _id: id, title: z.string(), startDate: isoTime, endDate: isoTime });

/** Exam campaigns; at most 20 in each list. */
export const campaignsOverview = z.object({
  registrations: dailyCounts.describe('for campaigns of every kind, cancelled ones left out'),
  toRelease: z.array(named).describe('over and sat, results not released; the latest end first'),
  withoutExam: z.array(named).describe('not over, without questions; the next to start first'),
  withoutCorrectOption: z
    .array(named.extend({ questions: z.number().int() }))
    .describe('not over, with questions in which no option is correct; the next to start first'),
});

export const readCampaignsOverview = defineRoute({
  method: 'get',
  path: '/examcampaigns/overview',
  access: 'admin',
  permission: permissions.campaigns,
  summary: 'Registrations of the last 14 days, and the exam campaigns that wait for an administrator',
  answer: campaignsOverview,
});

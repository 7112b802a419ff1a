import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { reportAsOf, reportOf, reportQuery, reportRange } from '@pathshala/contract-kit/report';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { examKind } from './paper.ts';

const permission = [permissions.questions, permissions.marking, permissions.campaigns];

const count = z.number().int();

export const examInReport = z.object({
  examId: id,
  title: z.string(),
  examKind,
  /** The total marks of its current paper. */
  totalMarks: z.number(),
  /** Results in the range, every sitting of a student. */
  sittings: count,
  meanScore: z.number(),
});

export type ExamInReport = z.output<typeof examInReport>;

export const listReportedExams = defineRoute({
  method: 'get',
  path: '/exams/reports/exams',
  access: 'admin',
  permission,
  summary: 'Exams with results in the range, most sittings first; practice tests of students are left out',
  query: reportQuery({
    ...pageQuery.shape,
    sort: sortOf(['sittings', 'title', 'mean']).default('-sittings'),
    kind: examKind.optional(),
  }),
  answer: pageOf(examInReport).extend({ asOf: reportAsOf, sittings: count.describe('of all exams') }),
});

/** The number of bands between 0 and the total marks. */
export const bandCounts = ['10', '20'] as const;

export const examReport = examInReport.extend({
  asOf: reportAsOf,
  /** null without a result in the range. */
  scores: z
    .object({ mean: z.number(), median: z.number(), highest: z.number(), lowest: z.number() })
    .nullable(),
  /** Scores from `from` up to, and without, `to`; the last band includes `to`. Scores below 0 have bands of their own. */
  bands: z.array(z.object({ from: z.number(), to: z.number(), count })),
  /** By the pass mark of the current paper; null for a paper without one. */
  passing: z.object({ passMark: z.number(), passed: count }).nullable(),
});

export type ExamReport = z.output<typeof examReport>;

export const readExamReport = defineRoute({
  method: 'get',
  path: '/exams/reports/exams/{examId}',
  access: 'admin',
  permission,
  summary: 'Distribution of the scores of an exam in the range, with mean, median and the share that passed',
  params: z.object({ examId: id }),
  query: reportQuery({ bands: z.enum(bandCounts).default('10') }),
  answer: examReport,
  errors: ['exams.not-found'],
});

const ofKind = z.object({ examKind, count });

export const examActivity = reportOf(
  { kinds: z.array(ofKind) },
  {
    hours: z.array(
      z.object({
        weekday: z.number().int().min(0).max(6).describe('0: Sunday'),
        hour: z.number().int().min(0).max(23),
        kinds: z.array(ofKind),
      }),
    ),
  },
);

export type ExamActivity = z.output<typeof examActivity>;

export const readExamActivity = defineRoute({
  method: 'get',
  path: '/exams/reports/activity',
  access: 'admin',
  permission,
  summary: 'Submitted sittings by day, and by weekday and hour of the range, each by kind of exam',
  query: reportRange,
  answer: examActivity,
});

import { reportAsOf, reportOf, reportRange } from '@pathshala/contract-kit/report';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { courseKind } from './enrolment.ts';
import { claimMethod } from './payment-claims.ts';

const count = z.number().int();

/** A course that may have been deleted since. */
const reportedCourse = {
  courseId: id,
  courseKind,
  /** As it is called now; empty as long as only its id is known. */
  courseName: z.string(),
};

/** `free` and `paid`: by what the course cost when they enrolled. Older enrolments, which do not know it, are in neither. */
const enrolmentCounts = { count, free: count, paid: count };

const enrolmentReport = reportOf(enrolmentCounts, {
  /** Most enrolments first. */
  courses: z.array(z.object({ ...reportedCourse, ...enrolmentCounts })),
});

export type EnrolmentReport = z.output<typeof enrolmentReport>;

/** `amount` in poisha, exact. */
const claimSum = z.object({ count, amount: z.number().int() });

/** `sent` by when they were sent, `approved` and `refused` by when that was decided. */
const claimSums = { sent: claimSum, approved: claimSum, refused: claimSum };

const revenueReport = reportOf(claimSums, {
  methods: z.array(z.object({ method: claimMethod, ...claimSums })),
  /** The highest approved amount first. */
  courses: z.array(z.object({ ...reportedCourse, ...claimSums })),
});

export type RevenueReport = z.output<typeof revenueReport>;

const completionCounts = {
  enrolled: count,
  /** With some progress, the completed ones included. */
  started: count,
  completed: count,
};

const completionReport = z.object({
  asOf: reportAsOf,
  /** How many students have this progress, in percent, both ends included. All bands, lowest first. */
  bands: z.array(z.object({ from: z.number(), to: z.number(), count })),
  /** Most students first. */
  courses: z.array(
    z.object({
      ...reportedCourse,
      ...completionCounts,
      /** Percent, with one decimal. */
      meanProgress: z.number(),
    }),
  ),
});

export type CompletionReport = z.output<typeof completionReport>;

export const readEnrolmentReport = defineRoute({
  method: 'get',
  path: '/courses/reports/enrolments',
  access: 'admin',
  permission: permissions.support,
  summary: 'Enrolments per day in Asia/Dhaka, and by course',
  query: reportRange,
  answer: enrolmentReport,
});

export const readRevenueReport = defineRoute({
  method: 'get',
  path: '/courses/reports/revenue',
  access: 'admin',
  permission: permissions.support,
  summary:
    'Payment claims that were sent, approved and refused, per day in Asia/Dhaka, by method and by course',
  query: reportRange,
  answer: revenueReport,
});

export const readCompletionReport = defineRoute({
  method: 'get',
  path: '/courses/reports/completion',
  access: 'admin',
  permission: [permissions.support, permissions.questions],
  summary: 'How far those who enrolled in these days have come until now, by course',
  query: reportRange,
  answer: completionReport,
});

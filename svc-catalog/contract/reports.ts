import { reportAsOf, reportOf, reportRange } from '@pathshala/contract-kit/report';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { courseKind } from './enrolment.ts';
import { paymentMethod } from './ledger.ts';
import { claimMethod } from './payment-claims.ts';

const count = z.number().int();

/** A course that may have been deleted since. */
const reportedCourse = {
  courseId: id,
  courseKind,
  /** The current name; empty while only the id is known. */
  courseName: z.string(),
};

/** `free` and `paid`: by the fee at the time of the enrolment. Older enrolments without a fee are in neither. */
const enrolmentCounts = { count, free: count, paid: count };

const enrolmentReport = reportOf(enrolmentCounts, {
  /** Sorted by enrolments, the most first. */
  courses: z.array(z.object({ ...reportedCourse, ...enrolmentCounts })),
});

export type EnrolmentReport = z.output<typeof enrolmentReport>;

/** `amount` in poisha, exact. */
const claimSum = z.object({ count, amount: z.number().int() });

/** `sent` counts by the time of the claim, `approved` and `refused` by the time of the decision. */
const claimSums = { sent: claimSum, approved: claimSum, refused: claimSum };

const revenueReport = reportOf(claimSums, {
  methods: z.array(z.object({ method: claimMethod, ...claimSums })),
  /** Sorted by approved amount, the highest first. */
  courses: z.array(z.object({ ...reportedCourse, ...claimSums })),
});

export type RevenueReport = z.output<typeof revenueReport>;

const completionCounts = {
  enrolled: count,
  /** Enrolments with progress, including completed ones. */
  started: count,
  completed: count,
};

const completionReport = z.object({
  asOf: reportAsOf,
  /** The number of students with this progress, in percent, both ends included. All bands, lowest first. */
  bands: z.array(z.object({ from: z.number(), to: z.number(), count })),
  /** Sorted by students, the most first. */
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

/** Paisa, exact, less what corrections took back. `payments`: the number of payments. */
const feeSums = {
  chargedPaisa: count,
  discountedPaisa: count,
  paidPaisa: count,
  refundedPaisa: count,
  payments: count,
};

const feeReport = reportOf(feeSums, {
  methods: z.array(z.object({ method: paymentMethod, ...feeSums })),
  courses: z.array(z.object({ ...reportedCourse, ...feeSums })),
  batches: z.array(z.object({ batchId: id, batchName: z.string(), ...feeSums })),
  /** By the name of the teacher that the course stated then. */
  teachers: z.array(z.object({ teacher: z.string(), ...feeSums })),
});

export type FeeReport = z.output<typeof feeReport>;

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
  summary: 'The progress of the students who enrolled in these days, by course',
  query: reportRange,
  answer: completionReport,
});

export const readFeeReport = defineRoute({
  method: 'get',
  path: '/courses/reports/fees',
  access: 'admin',
  permission: permissions.support,
  apiKey: true,
  summary:
    'What was charged, discounted, paid and refunded, per day of the books, by method, course, batch and teacher; the most paid first',
  query: reportRange,
  answer: feeReport,
});

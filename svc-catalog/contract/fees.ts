import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, idList, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { courseKind } from './enrolment.ts';
import { ledgerEntry, paisa, schoolDay } from './ledger.ts';

const instalment = z.object({ dueOn: schoolDay, amountPaisa: paisa });

const planFacts = {
  planId: id.optional(),
  planName: plainText({ max: 100, required: true }),
  pricePaisa: paisa,
};

/** How the price of a course is paid: at once, in equal months, or in instalments with their dates. */
const planInput = z.discriminatedUnion('kind', [
  z.object({
    ...planFacts,
    kind: z.literal('once'),
    dueAfterDays: z.number().int().min(0).max(365).default(0),
  }),
  z.object({
    ...planFacts,
    kind: z.literal('monthly'),
    months: z.number().int().min(1).max(36),
    dayOfMonth: z.number().int().min(1).max(31),
  }),
  z.object({ ...planFacts, kind: z.literal('instalments'), instalments: z.array(instalment).min(1).max(36) }),
]);

export type PricePlanForm = z.input<typeof planInput>;

const pricePlan = z.discriminatedUnion('kind', [
  z.object({ ...planFacts, planId: id, kind: z.literal('once'), dueAfterDays: z.number().int() }),
  z.object({
    ...planFacts,
    planId: id,
    kind: z.literal('monthly'),
    months: z.number().int(),
    dayOfMonth: z.number().int(),
  }),
  z.object({ ...planFacts, planId: id, kind: z.literal('instalments'), instalments: z.array(instalment) }),
]);

/** The plans of a course. The first is that of a new enrolment; without any, the fee of the course is due at once. */
const priceList = z.object({
  courseId: id,
  courseName: z.string(),
  /** The fee of the course less its discount. */
  coursePricePaisa: z.number().int(),
  plans: z.array(pricePlan),
  ...edited,
});

export type PriceList = z.output<typeof priceList>;

export const due = z.object({
  dueOn: schoolDay,
  /** Less its share of the discounts. */
  amountPaisa: z.number().int(),
  paidPaisa: z.number().int(),
});

/** The account of one student in one course: what is owed and has paid for one course. */
export const feeAccount = z.object({
  _id: id,
  studentId: id,
  courseId: id,
  courseKind,
  courseName: z.string(),
  batchId: id.nullable(),
  planId: z.string(),
  planName: z.string(),
  chargedPaisa: z.number().int(),
  discountPaisa: z.number().int(),
  paidPaisa: z.number().int(),
  /** Negative when more was paid. */
  balancePaisa: z.number().int(),
  /** The amount that is to be paid by today, and is not. */
  duePaisa: z.number().int(),
  oldestDueOn: schoolDay.nullable(),
  daysOverdue: z.number().int(),
  /** The day of the latest mail about dues. */
  mailedOn: schoolDay.nullable(),
  /** Access to the course pauses because of dues since then. */
  pausedAt: isoTime.nullable(),
  dues: z.array(due),
});

export type FeeAccount = z.output<typeof feeAccount>;

const byCourse = z.object({ courseId: id });
const byId = z.object({ id });

export const readPriceList = defineRoute({
  method: 'get',
  path: '/courses/fees/plans/{courseId}',
  access: 'admin',
  permission: permissions.support,
  summary: 'The price plans of a course',
  params: byCourse,
  answer: priceList,
  errors: ['catalog.course-not-found'],
});

export const replacePriceList = defineRoute({
  method: 'put',
  path: '/courses/fees/plans/{courseId}',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.courseId', compare: 'get /courses/fees/plans/{courseId}' },
  repeatable: true,
  summary: 'Set the price plans of a course; who is enrolled already stays on the plan of then',
  params: byCourse,
  body: z.strictObject({
    plans: z.array(planInput).max(10),
    courseId: z.unknown().optional(),
    courseName: z.unknown().optional(),
    coursePricePaisa: z.unknown().optional(),
    ...editedInput,
  }),
  answer: priceList,
  errors: [
    'catalog.course-not-found',
    'catalog.fees.plan-sum',
    'catalog.fees.plan-dates',
    'common.edited-meanwhile',
  ],
});

export const listDues = defineRoute({
  method: 'get',
  path: '/courses/fees/dues',
  access: 'admin',
  permission: permissions.support,
  apiKey: true,
  summary:
    'Accounts with something due, the longest overdue first; by course, batch, student and days overdue',
  query: pageQuery.pick({ page: true, pageSize: true }).extend({
    sort: sortOf(['due', 'balance']).default('due'),
    courseId: id.optional(),
    batchId: id.optional(),
    studentId: id.optional(),
    students: idList.optional(),
    /** At least so many days after the due day; 0: due today too. */
    overdueDays: z.coerce.number().int().min(-366).max(3_650).default(0),
  }),
  answer: pageOf(feeAccount),
});

export const listOwnFees = defineRoute({
  method: 'get',
  path: '/courses/fees/accounts',
  access: { self: 'query.studentId' },
  permission: permissions.support,
  summary: 'What a student owes and has paid, course by course',
  query: z.object({ studentId: id }),
  answer: z.object({ items: z.array(feeAccount) }),
});

export const readFeeAccount = defineRoute({
  method: 'get',
  path: '/courses/fees/accounts/entries',
  access: { self: 'query.studentId' },
  permission: permissions.support,
  summary: 'The account of a student in a course with its entries and their receipts, the oldest first',
  query: z.object({ studentId: id, courseId: id }),
  answer: z.object({ account: feeAccount, entries: z.array(ledgerEntry) }),
  errors: ['catalog.fees.account-not-found'],
});

export const remindOfDues = defineRoute({
  method: 'post',
  path: '/courses/fees/accounts/{id}/reminder',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Mail a student what is due, once a day',
  params: byId,
  answer: feeAccount,
  errors: ['catalog.fees.account-not-found', 'catalog.fees.nothing-due'],
});

export const remindBatchOfDues = defineRoute({
  method: 'post',
  path: '/courses/fees/reminders',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'body.batchId' },
  repeatable: true,
  limit: { per: 'user', max: 60, windowSeconds: 3600, whenUncounted: 'allow' },
  summary:
    'Mail everybody in a batch what is due by today; whoever was mailed today already gets no second mail',
  body: z.strictObject({ batchId: id }),
  bodyLimit: 1000,
  answer: z.object({ mailed: z.number().int(), already: z.number().int() }),
});

/** When students are reminded, and when access pauses. */
const feeRules = z.object({
  /** Students are mailed so many days before each due day. */
  remindDaysBefore: z.number().int().min(0).max(60),
  /** Access to a course pauses so many days after a due day; null: never. */
  pauseAfterDays: z.number().int().min(0).max(365).nullable(),
  ...edited,
});

export type FeeRules = z.output<typeof feeRules>;

export const readFeeRules = defineRoute({
  method: 'get',
  path: '/courses/fees/rules',
  access: 'admin',
  permission: permissions.support,
  summary: 'The rules of reminders and of access with dues',
  answer: feeRules,
});

export const replaceFeeRules = defineRoute({
  method: 'put',
  path: '/courses/fees/rules',
  access: 'admin',
  permission: permissions.support,
  audit: { compare: 'get /courses/fees/rules' },
  repeatable: true,
  summary: 'Set the rules of reminders and of access with dues',
  body: z.strictObject({
    remindDaysBefore: feeRules.shape.remindDaysBefore,
    pauseAfterDays: feeRules.shape.pauseAfterDays,
    ...editedInput,
  }),
  answer: feeRules,
  errors: ['common.edited-meanwhile'],
});

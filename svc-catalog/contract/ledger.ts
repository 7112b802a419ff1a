import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, idList, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { courseKind } from './enrolment.ts';

/** A day in Asia/Dhaka: `2026-01-31`. */
export const schoolDay = z.iso.date();

/** Whole paisa, more than 0; a million taka at most. */
export const paisa = z.number().int().min(1).max(100_000_000);

export const paymentMethod = z.enum(['cash', 'bkash', 'nagad', 'bank', 'card', 'other']);

export type PaymentMethod = z.output<typeof paymentMethod>;

export const entryKind = z.enum(['charge', 'payment', 'discount', 'refund', 'correction']);

export type EntryKind = z.output<typeof entryKind>;

export const correctedKind = entryKind.exclude(['correction']).nullable();

/** One line of the ledger. It never changes; what was a mistake is taken back by a correction. */
export const ledgerEntry = z.object({
  _id: id,
  /** The number in the whole ledger, without gaps. */
  no: z.number().int(),
  kind: entryKind,
  /** The kind of the entry that a correction takes back. */
  corrects: correctedKind,
  amountPaisa: z.number().int(),
  method: paymentMethod.nullable(),
  reference: z.string(),
  note: z.string(),
  /** `2026-000123`: the number of the receipt, without gaps in a year; null for all but payments. */
  receipt: z.string().nullable(),
  accountId: id,
  studentId: id,
  courseId: id,
  courseKind,
  courseName: z.string(),
  batchId: id.nullable(),
  teacher: z.string(),
  /** The account of the administrator; null for the system. */
  byId: id.nullable(),
  at: isoTime,
  /** The day of the books. */
  day: schoolDay,
  /** The day on which the money moved, where it is another one. */
  movedOn: schoolDay.nullable(),
  reversalOf: id.nullable(),
});

export type LedgerEntry = z.output<typeof ledgerEntry>;

const key = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);
const reason = plainText({ max: 300 }).default('');

/** `key` is made once for a form: sent twice, it posts once. */
const paymentInput = z.strictObject({
  key,
  studentId: id,
  courseId: id,
  amountPaisa: paisa,
  method: paymentMethod,
  reference: plainText({ max: 60 }).default(''),
  note: plainText({ max: 300 }).default(''),
  /** The day on which the money came; today by default. */
  takenOn: schoolDay.optional(),
  /** Posts money of a day whose books are closed today. */
  isPostedToday: z.boolean().default(false),
});

const byId = z.object({ id });
const ledgerErrors = [
  'catalog.ledger.not-found',
  'catalog.ledger.key-used',
  'catalog.ledger.reason',
] as const;

export const listLedger = defineRoute({
  method: 'get',
  path: '/courses/ledger',
  access: 'admin',
  permission: permissions.support,
  apiKey: true,
  summary: 'The entries of the ledger, the latest first; by days, kind, method, course, batch and student',
  query: pageQuery.pick({ page: true, pageSize: true }).extend({
    sort: sortOf(['no', 'day', 'amount']).default('-no'),
    dayFrom: schoolDay.optional(),
    dayTo: schoolDay.optional(),
    kind: entryKind.optional(),
    method: paymentMethod.optional(),
    courseId: id.optional(),
    batchId: id.optional(),
    studentId: id.optional(),
    students: idList.optional(),
    receipt: z.string().max(20).optional(),
  }),
  answer: pageOf(ledgerEntry),
});

export const readLedgerEntry = defineRoute({
  method: 'get',
  path: '/courses/ledger/entries/{id}',
  access: 'admin',
  permission: permissions.support,
  summary: 'One entry of the ledger',
  params: byId,
  answer: ledgerEntry,
  errors: ['catalog.ledger.not-found'],
});

export const takePayment = defineRoute({
  method: 'post',
  path: '/courses/ledger/payments',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'answer._id' },
  repeatable: true,
  summary: 'Enter money that was received; a student who is not enrolled yet is enrolled',
  body: paymentInput,
  bodyLimit: 4000,
  answer: ledgerEntry,
  status: 201,
  errors: [
    'catalog.course-not-found',
    'catalog.student-not-found',
    'catalog.ledger.free-course',
    'catalog.ledger.key-used',
    'catalog.ledger.day-closed',
    'catalog.ledger.day-ahead',
  ],
});

export const grantDiscount = defineRoute({
  method: 'post',
  path: '/courses/ledger/discounts',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'answer._id' },
  repeatable: true,
  summary: 'Grant a student a discount or a scholarship, of a percentage of the price or of an amount',
  body: z.strictObject({
    key,
    studentId: id,
    courseId: id,
    kind: z.enum(['discount', 'scholarship']),
    percent: z.number().int().min(1).max(100).optional(),
    amountPaisa: paisa.optional(),
    reason,
  }),
  bodyLimit: 4000,
  answer: ledgerEntry,
  status: 201,
  errors: [
    'catalog.course-not-found',
    'catalog.student-not-found',
    'catalog.ledger.free-course',
    'catalog.ledger.key-used',
    'catalog.ledger.reason',
    'catalog.ledger.discount-amount',
    'catalog.ledger.discount-too-high',
    'catalog.ledger.nothing-to-discount',
  ],
});

export const refundPayment = defineRoute({
  method: 'post',
  path: '/courses/ledger/entries/{id}/refunds',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'answer._id' },
  repeatable: true,
  summary: 'Return money of a payment',
  params: byId,
  body: z.strictObject({ key, amountPaisa: paisa, method: paymentMethod, reason }),
  bodyLimit: 4000,
  answer: ledgerEntry,
  status: 201,
  errors: [...ledgerErrors, 'catalog.ledger.not-a-payment', 'catalog.ledger.refund-too-high'],
});

export const correctEntry = defineRoute({
  method: 'post',
  path: '/courses/ledger/entries/{id}/correction',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'answer._id' },
  repeatable: true,
  summary: 'Take back an entry that was a mistake, by an entry of today',
  params: byId,
  body: z.strictObject({ reason }),
  bodyLimit: 4000,
  answer: ledgerEntry,
  status: 201,
  errors: [
    ...ledgerErrors,
    'catalog.ledger.is-correction',
    'catalog.ledger.has-refunds',
    'catalog.ledger.correction-too-high',
  ],
});

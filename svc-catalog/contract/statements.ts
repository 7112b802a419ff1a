import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { claimMethod, claimState } from './payment-claims.ts';

/** Lines of one statement; a longer one is sent in parts. */
export const maxStatementRows = 2000;

const statementInput = z.strictObject({
  method: claimMethod,
  rows: z
    .array(
      z.strictObject({
        transactionId: plainText({ max: 60, required: true }),
        amountPaisa: z.number().int().min(1).max(100_000_000),
        /** The day as the statement has it, in Asia/Dhaka; empty where it has none. */
        day: z.union([z.iso.date(), z.literal('')]).default(''),
      }),
    )
    .min(1)
    .max(maxStatementRows),
});

export type StatementForm = z.input<typeof statementInput>;

/**
 * `matches`: a claim waits with this transaction and amount; `differs`: with another amount; `decided`: it was decided before;
 * `online`: the payment came through a provider and is entered; `unclaimed`: nobody claims it; `doubled`: an earlier line of
 * the statement has this transaction; `failed`: the approval did not succeed.
 */
export const statementOutcome = z.enum([
  'matches',
  'approved',
  'differs',
  'decided',
  'online',
  'unclaimed',
  'doubled',
  'failed',
]);

export type StatementOutcome = z.output<typeof statementOutcome>;

const claimFacts = z.object({
  claimId: id,
  studentId: id.nullable(),
  studentName: z.string(),
  courseName: z.string(),
  amountPaisa: z.number().int(),
  state: claimState,
});

const statementLine = z.object({
  transactionId: z.string(),
  amountPaisa: z.number().int(),
  day: z.string(),
  outcome: statementOutcome,
  /** null where no claim has this transaction. */
  claim: claimFacts.nullable(),
});

export type StatementLine = z.output<typeof statementLine>;

const comparison = z.object({
  lines: z.array(statementLine),
  /** Claims that wait, were sent between the first and the last day of the statement, and are not in it; a hundred at most. */
  missing: z.array(claimFacts.extend({ transactionId: z.string() })),
});

export type StatementComparison = z.output<typeof comparison>;

const shared = {
  access: 'admin',
  permission: permissions.support,
  audit: {},
  repeatable: true,
  body: statementInput,
  bodyLimit: 400_000,
  answer: comparison,
} as const;

export const compareStatement = defineRoute({
  ...shared,
  method: 'post',
  path: '/courses/claims/statements/comparison',
  summary: 'Compare a statement of a provider with the payment claims; changes nothing',
});

export const applyStatement = defineRoute({
  ...shared,
  method: 'post',
  path: '/courses/claims/statements',
  summary:
    'Approve the waiting claims whose transaction and amount the statement has, which enrols the students',
});

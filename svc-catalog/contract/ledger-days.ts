import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { correctedKind, entryKind, paymentMethod, schoolDay } from './ledger.ts';

const dayTotal = z.object({
  kind: entryKind,
  corrects: correctedKind,
  method: paymentMethod.nullable(),
  count: z.number().int(),
  amountPaisa: z.number().int(),
});

export type DayTotal = z.output<typeof dayTotal>;

/** The end of a day of the books, with its totals. */
const closing = z.object({
  _id: id,
  no: z.number().int(),
  day: schoolDay,
  totals: z.array(dayTotal),
  byId: id.nullable(),
  at: isoTime,
});

export type DayClosing = z.output<typeof closing>;

export const listClosings = defineRoute({
  method: 'get',
  path: '/courses/ledger/closings',
  access: 'admin',
  permission: permissions.support,
  apiKey: true,
  summary: 'The closed days of the books, the latest first',
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(closing),
});

export const readDayTotals = defineRoute({
  method: 'get',
  path: '/courses/ledger/days/{day}',
  access: 'admin',
  permission: permissions.support,
  summary: 'The totals of a day as they are now, and whether it is closed',
  params: z.object({ day: schoolDay }),
  answer: z.object({
    day: schoolDay,
    isClosed: z.boolean(),
    closedThrough: z.string(),
    totals: z.array(dayTotal),
  }),
});

export const closeDay = defineRoute({
  method: 'post',
  path: '/courses/ledger/closings',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'answer._id' },
  repeatable: true,
  summary:
    'Close the books of a day that is over, and of the days before it; no entry is posted to them any more',
  body: z.strictObject({ day: schoolDay }),
  answer: closing,
  status: 201,
  errors: ['catalog.ledger.day-not-over', 'catalog.ledger.closed-later'],
});

import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { paymentProvider } from './checkout.ts';
import { paisa, schoolDay } from './ledger.ts';

/** An unpaid part of the price, with all unpaid ones before it. */
const payableDue = z.object({ through: schoolDay, amountPaisa: z.number().int() });

export type PayableDue = z.output<typeof payableDue>;

export const readDuesOffer = defineRoute({
  method: 'get',
  path: '/courses/checkouts/dues/{courseId}',
  access: 'student',
  summary:
    'What can be paid of the own dues in a course, and by which providers; none if the site takes no payments',
  params: z.object({ courseId: id }),
  answer: z.object({ providers: z.array(paymentProvider), items: z.array(payableDue) }),
  errors: ['catalog.fees.account-not-found'],
});

export const beginDuesCheckout = defineRoute({
  method: 'post',
  path: '/courses/checkouts/dues',
  access: 'student',
  limit: { per: 'user', max: 20, windowSeconds: 3600, whenUncounted: 'allow' },
  summary: 'Begin a payment of the dues through a day; the student then goes to the address of the provider',
  body: z.strictObject({
    courseId: id,
    provider: paymentProvider,
    through: schoolDay,
    /** The amount that was shown: another one by now is refused. */
    amountPaisa: paisa,
  }),
  bodyLimit: 2000,
  answer: z.object({ checkoutId: id, payUrl: z.url() }),
  status: 201,
  errors: [
    'catalog.course-not-found',
    'catalog.fees.account-not-found',
    'catalog.fees.nothing-due',
    'catalog.checkout.amount-changed',
    'catalog.checkout.no-provider',
    'catalog.checkout.open',
    'catalog.checkout.unavailable',
  ],
});

import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

const byId = z.object({ id });
/** Signed, so that a stranger cannot make the site ask its providers. */
const signedHint = z.object({ token: z.string().max(100).default('') });

/** SSLCommerz posts a form here: the body is not read, the provider is asked. */
export const noticeCheckout = defineRoute({
  method: 'post',
  path: '/courses/checkouts/{id}/notices',
  access: 'visitor',
  oneClick: true,
  repeatable: true,
  limit: { per: 'address', max: 1200, windowSeconds: 60, whenUncounted: 'allow' },
  summary: 'A notice of a provider that a payment changed; a hint, upon which the provider is asked',
  params: byId,
  query: signedHint,
  answer: z.object({ isKnown: z.boolean() }),
});

/** SSLCommerz sends the browser back by a form, which no page takes. */
export const returnFromProvider = defineRoute({
  method: 'post',
  path: '/courses/checkouts/{id}/return',
  access: 'visitor',
  oneClick: true,
  repeatable: true,
  summary: 'Leads to the page of the payment; changes nothing',
  params: byId,
  query: z.object({ outcome: z.enum(['success', 'failure', 'cancel']).default('failure') }),
  answer: z.object({ location: z.string() }),
  status: 303,
});

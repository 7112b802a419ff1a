import type { PaymentFinding } from '../ports.ts';
import { type Checkout, freeKeyOf, lookAfterMs, moved, transactionKeyOf } from './checkout.ts';

type Paid = Extract<PaymentFinding, { readonly status: 'paid' }>;

const isUnpaid = ({ state }: Checkout): boolean =>
  state === 'created' || state === 'pending' || state === 'executing' || state === 'failed';

/** Another amount, currency or order than ours is for a person to decide about, and so is a risk that the provider reports. */
function faultOf({ _id, amountPaisa }: Checkout, paid: Paid): 'mismatch' | 'risk' | null {
  const isOurs = paid.orderId === _id && paid.currency === 'BDT' && paid.amountPaisa === amountPaisa;
  if (!isOurs) return 'mismatch';
  return paid.isRisky ? 'risk' : null;
}

/** Null when the payment is known already. A payment may come late, after a failure. */
export function applyPaid(checkout: Checkout, paid: Paid, now: number): Checkout | null {
  if (!isUnpaid(checkout)) return null;
  const reason = faultOf(checkout, paid);
  return moved(
    checkout,
    {
      state: reason === null ? 'paid' : 'held',
      reason: reason ?? '',
      transactionId: paid.transactionId,
      transactionKey: transactionKeyOf(checkout.provider, paid.transactionId),
      paidPaisa: paid.amountPaisa,
      paidAt: new Date(now).toISOString(),
    },
    now,
  );
}

/** The payment names a transaction that has paid for another checkout: a person decides. */
export function holdDoubled(checkout: Checkout, paid: Paid, now: number): Checkout | null {
  const held = applyPaid(checkout, paid, now);
  return (
    held && { ...held, state: 'held', reason: 'mismatch', dueAt: null, transactionKey: freeKeyOf(checkout) }
  );
}

/** Null when it has ended already. */
export function applyFailed(
  checkout: Checkout,
  reason: 'cancelled' | 'declined' | 'expired' | 'unavailable',
  now: number,
): Checkout | null {
  if (!isUnpaid(checkout) || checkout.state === 'failed') return null;
  return moved(checkout, { state: 'failed', reason, openKey: freeKeyOf(checkout) }, now);
}

/** Milliseconds within which a student pays, and within which an order to move money has its effect. */
const timeLimitMs = { created: 120_000, pending: 3_600_000, executing: 300_000 } as const;

/** Milliseconds in which money may still arrive after a failure. */
const watchMs = 72 * 3_600_000;

/** The next look, later each time; the end of a payment that nobody made. */
export function applyUnpaid(checkout: Checkout, now: number): Checkout | null {
  const { state, changedAt, createdAt, looks } = checkout;
  const later = (lookAfterMs[state] ?? 0) * 2 ** Math.min(looks, 4);
  if (state === 'failed') {
    const isOver = now - Date.parse(createdAt) > watchMs;
    return { ...checkout, dueAt: isOver ? null : now + later, looks: looks + 1 };
  }
  if (state !== 'created' && state !== 'pending' && state !== 'executing') return null;
  if (now - Date.parse(changedAt) > timeLimitMs[state]) return applyFailed(checkout, 'expired', now);
  return { ...checkout, dueAt: now + later, looks: looks + 1 };
}

/** The provider did not answer: it is asked again, later each time, and nothing is concluded from it. */
export function lookLater(checkout: Checkout, now: number): Checkout | null {
  const { state, looks } = checkout;
  const after = lookAfterMs[state];
  if (after === null || checkout.dueAt === null) return null;
  return { ...checkout, dueAt: now + after * 2 ** Math.min(looks, 5), looks: looks + 1 };
}

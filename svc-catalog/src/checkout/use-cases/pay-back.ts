import type { PaidEnrolments } from '../../enrolments/index.ts';
import type { RecordPayment, RefundPayment } from '../../ledger/index.ts';
import { type Checkout, moved, purposeOf } from '../domain/checkout.ts';
import { lookLater } from '../domain/findings.ts';
import type { Checkouts, PaymentProviders, RefundFinding, RefundOrder } from '../ports.ts';
import { enterPayment, methodOf } from './enter-payment.ts';

interface PayBackDependencies {
  readonly checkouts: Checkouts;
  readonly providers: PaymentProviders;
  readonly paidEnrolments: PaidEnrolments;
  readonly recordPayment: RecordPayment;
  readonly refundPayment: RefundPayment;
  readonly now: () => number;
}

/** bKash refuses a second order within ten minutes; SSLCommerz knows the key of the order. */
const repeatAfterMs = 900_000;
/** A refund to a card takes days. */
const processingMs = 6 * 3_600_000;

const orderOf = (checkout: Checkout): RefundOrder => ({
  checkoutId: checkout._id,
  providerRef: checkout.providerRef,
  transactionId: checkout.transactionId,
  amountPaisa: checkout.paidPaisa ?? checkout.amountPaisa,
  refundKey: `R${checkout._id}`,
  reason: checkout.note || checkout.reason,
  refundId: checkout.refundId,
});

/** Orders the refund. Null: another process does at this moment, or the time to order it again has not come. */
function orderRefund({
  checkouts,
  providers,
  now,
}: Pick<PayBackDependencies, 'checkouts' | 'providers' | 'now'>) {
  return async (checkout: Checkout): Promise<RefundFinding | null> => {
    const provider = providers.get(checkout.provider);
    const { _id, refund, refundAskedAt } = checkout;
    if (provider === undefined) return null;
    if (refund !== 'none') {
      const found = await provider.findRefund(orderOf(checkout));
      const isDecided = found.status !== 'none' && found.status !== 'unknown';
      if (isDecided || now() - Date.parse(refundAskedAt ?? '') < repeatAfterMs)
        return isDecided ? found : null;
    }
    let isMine = false;
    const at = new Date(now()).toISOString();
    const asked = await checkouts.update(_id, (stored) => {
      isMine =
        stored.state === 'refunding' && stored.refundAskedAt === refundAskedAt && stored.refund === refund;
      return isMine ? { state: { ...stored, refund: 'asked', refundAskedAt: at } } : null;
    });
    return isMine ? provider.refund(orderOf(asked)) : null;
  };
}

/**
 * Sends the money of a payment back once. Before each order it is written that the provider may have got one; after an order
 * without an answer the provider is asked what it did.
 */
export function payBack(deps: PayBackDependencies) {
  const { checkouts, paidEnrolments, recordPayment, refundPayment, now } = deps;
  const ask = orderRefund(deps);

  function note({ _id }: Checkout, found: RefundFinding): Promise<Checkout> {
    return checkouts.update(_id, (stored) => {
      if (stored.state !== 'refunding' || stored.refund === 'done') return null;
      if (found.status === 'failed')
        return { state: moved(stored, { state: 'held', reason: 'refund-failed' }, now()) };
      if (found.status !== 'done' && found.status !== 'processing') return null;
      const { status, refundId } = found;
      const dueAt = now() + (status === 'done' ? 30_000 : processingMs);
      return { state: { ...stored, refund: status, refundId, dueAt } };
    });
  }

  async function finish(checkout: Checkout): Promise<Checkout> {
    const { _id, refundId, reason, note: written, decidedById, transactionId } = checkout;
    const payment = await enterPayment(recordPayment, checkout, { isUncharged: true });
    await refundPayment(payment._id, {
      key: `checkout:${_id}`,
      amountPaisa: payment.amountPaisa,
      method: methodOf(checkout),
      reason: [written || reason, refundId || transactionId].join(', '),
      byId: decidedById,
      // Money that has never settled anything has reduced nothing that was charged.
      isUncharged: checkout.receipt === '',
    });
    return checkouts.update(_id, (stored) =>
      stored.state === 'refunding' ? { state: moved(stored, { state: 'refunded' }, now()) } : null,
    );
  }

  /** Ends the enrolment once: a later one, by another payment, is not touched by a repeat. Dues are owed again instead. */
  async function takeBack(checkout: Checkout): Promise<Checkout> {
    const { _id, studentId, courseId, note: written, reason } = checkout;
    if (purposeOf(checkout) === 'enrolment') {
      await paidEnrolments.takeBack({ studentId, courseId, reason: written || reason });
    }
    return checkouts.update(_id, (stored) => ({ state: { ...stored, settlement: 'none' } }));
  }

  const wait = ({ _id }: Checkout): Promise<Checkout> =>
    checkouts.update(_id, (stored) => {
      const state = lookLater(stored, now());
      return state && { state };
    });

  return async (checkout: Checkout): Promise<Checkout> => {
    if (checkout.state !== 'refunding') return checkout;
    const refunding = checkout.settlement === 'none' ? checkout : await takeBack(checkout);
    await enterPayment(recordPayment, refunding, { isUncharged: true });
    if (refunding.refund === 'done') return finish(refunding);
    const found = await ask(refunding);
    if (found === null) return wait(refunding);
    const noted = await note(refunding, found);
    return noted.state === 'refunding' && noted.refund === 'done' ? finish(noted) : noted;
  };
}

export type PayBack = ReturnType<typeof payBack>;

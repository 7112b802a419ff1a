import type { Checkout, CheckoutForSupport } from '@pathshala/svc-catalog-contract/checkout';
import { type Checkout as Stored, purposeOf } from '../domain/checkout.ts';

/** Names every field, so that a stored field is shown only on purpose. */
export function viewCheckout(checkout: Stored): Checkout {
  return {
    _id: checkout._id,
    purpose: purposeOf(checkout),
    courseId: checkout.courseId,
    courseKind: checkout.courseKind,
    courseName: checkout.courseName,
    courseCode: checkout.courseCode,
    provider: checkout.provider,
    amountPaisa: checkout.amountPaisa,
    state: checkout.state,
    reason: checkout.reason,
    transactionId: checkout.transactionId,
    receipt: checkout.receipt,
    isEnrolled: checkout.settlement === 'enrolled',
    createdAt: checkout.createdAt,
    paidAt: checkout.paidAt,
  };
}

export function viewForSupport(checkout: Stored): CheckoutForSupport {
  const { isErased, studentId, studentName, paidPaisa, note, refundId, decidedBy } = checkout;
  const person = { studentId: isErased ? null : studentId, studentName };
  return { ...viewCheckout(checkout), ...person, paidPaisa, note, refundId, decidedBy };
}

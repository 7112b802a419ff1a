import type { LedgerEntry, RecordPayment } from '../../ledger/index.ts';
import type { Checkout } from '../domain/checkout.ts';

export const methodOf = ({ provider }: Checkout): 'bkash' | 'card' =>
  provider === 'bkash' ? 'bkash' : 'card';

/**
 * Enters the payment in the ledger once, whatever is repeated. `isUncharged`: the money goes back. `isOwed`: refused unless so
 * much is left to pay.
 */
export async function enterPayment(
  recordPayment: RecordPayment,
  checkout: Checkout,
  limits: { readonly isUncharged: boolean; readonly isOwed?: boolean },
): Promise<LedgerEntry> {
  const { _id, studentId, courseId, courseKind, courseName, fee, teacher } = checkout;
  const { paidPaisa, amountPaisa, provider, transactionId } = checkout;
  return recordPayment({
    key: `checkout:${_id}`,
    studentId,
    courseId,
    amountPaisa: paidPaisa ?? amountPaisa,
    method: methodOf(checkout),
    reference: transactionId,
    note: provider,
    ...limits,
    course: { courseId, courseKind, courseName, fee, teacher },
  });
}

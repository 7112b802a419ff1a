import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { duesPaidNotice } from '@pathshala/svc-catalog-contract/payment-notices';
import type { LedgerEntry, RecordPayment } from '../../ledger/index.ts';
import { type Checkout, freeKeyOf, moved, type Reason } from '../domain/checkout.ts';
import type { Checkouts } from '../ports.ts';
import { enterPayment, methodOf } from './enter-payment.ts';

interface EnterDuesDependencies {
  readonly checkouts: Checkouts;
  readonly recordPayment: RecordPayment;
  readonly now: () => number;
}

function paidEvents(checkout: Checkout, receipt: string): readonly PendingEvent[] {
  const { studentId, courseName, amountPaisa, paidPaisa, isErased } = checkout;
  if (isErased) return [];
  const values = { courseName, amountPaisa: paidPaisa ?? amountPaisa, method: methodOf(checkout), receipt };
  return [pending(noticeRequested, duesPaidNotice.request(studentId, values))];
}

/**
 * Enters a payment of dues in the ledger, or sends the money back where so much is not owed any more. The account decides in its
 * conditional write, so that of two payments for one due one goes back; both steps may be repeated after a crash.
 */
export function enterDues({ checkouts, recordPayment, now }: EnterDuesDependencies) {
  const sendBack = (id: string, reason: Reason): Promise<Checkout> =>
    checkouts.update(id, (stored) => {
      if (stored.state !== 'paid' || stored.settlement !== 'none') return null;
      const openKey = freeKeyOf(stored);
      return { state: moved(stored, { state: 'refunding', reason, openKey }, now()) };
    });

  /** Null: so much is not owed any more. */
  async function enter(checkout: Checkout): Promise<LedgerEntry | null> {
    try {
      return await enterPayment(recordPayment, checkout, { isUncharged: false, isOwed: true });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'catalog.ledger.overpaid') return null;
      throw error;
    }
  }

  return async (paid: Checkout): Promise<Checkout> => {
    if (paid.state !== 'paid' || paid.settlement !== 'none') return paid;
    if (paid.isErased) return sendBack(paid._id, 'account-deleted');
    const entry = await enter(paid);
    if (entry === null) return sendBack(paid._id, 'overpaid');
    const receipt = entry.receipt ?? '';
    return checkouts.update(paid._id, (stored) =>
      stored.state === 'paid' && stored.settlement === 'none'
        ? {
            state: { ...stored, settlement: 'enrolled', receipt, openKey: freeKeyOf(stored), dueAt: null },
            events: paidEvents(stored, receipt),
          }
        : null,
    );
  };
}

export type EnterDues = ReturnType<typeof enterDues>;

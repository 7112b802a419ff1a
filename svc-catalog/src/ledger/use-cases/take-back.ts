import { DomainError } from '@pathshala/contract-kit/domain-error';
import { oneLine } from '@pathshala/rules/one-line';
import type { LedgerEntry } from '../domain/entry.ts';
import type { FeeAccounts, Ledger, RefundPayment, TakeBackPayment } from '../ports.ts';
import { entryIdOf } from './ledger-ids.ts';
import type { PostEntry } from './record-payment.ts';

interface TakeBackDependencies {
  readonly ledger: Pick<Ledger, 'find' | 'ofAccount'>;
  readonly accounts: Pick<FeeAccounts, 'find'>;
  readonly post: PostEntry;
}

function requireReason(typed: string): string {
  const reason = oneLine(typed).trim();
  if (reason !== '') return reason;
  const code = 'catalog.ledger.reason';
  throw new DomainError('invalid', code, { fields: { reason: code } });
}

async function requireEntry(ledger: Pick<Ledger, 'find'>, id: string): Promise<LedgerEntry> {
  const entry = await ledger.find(id);
  if (entry === null) throw new DomainError('not-found', 'catalog.ledger.not-found');
  return entry;
}

/** Returns money of a payment. After the end of the enrolment the price is reduced by it, so that nothing falls due again. */
export function refundPayment({ ledger, accounts, post }: TakeBackDependencies): RefundPayment {
  return async (entryId, { key, amountPaisa, method, reason, byId, isUncharged = false }) => {
    const payment = await requireEntry(ledger, entryId);
    if (payment.kind !== 'payment') throw new DomainError('conflict', 'catalog.ledger.not-a-payment');
    const note = requireReason(reason);
    const { accountId } = payment;
    const posting = { amountPaisa, note, byId, reversalOf: entryId } as const;
    const before = await refundedOf(ledger, payment);
    const isRepeat = before.has(entryIdOf(`refund:${key}`));
    const left = payment.amountPaisa - [...before.values()].reduce((sum, amount) => sum + amount, 0);
    if (!isRepeat && amountPaisa > left) {
      const detail = { code: 'catalog.ledger.refund-too-high', params: { amount: left / 100 } };
      throw new DomainError('conflict', detail.code, { ...detail, fields: { amountPaisa: detail } });
    }
    const refund = { ...posting, kind: 'refund', corrects: null, method } as const;
    const refunded = await post({ accountId, key: `refund:${key}`, posting: refund });
    const account = await accounts.find(accountId);
    if (account?.isEnded === true && !isUncharged) {
      const correction = { ...posting, kind: 'correction', corrects: 'charge', method: null } as const;
      await post({ accountId, key: `refund-charge:${key}`, posting: correction });
    }
    return refunded;
  };
}

async function refundedOf(ledger: Pick<Ledger, 'ofAccount'>, { _id, accountId }: LedgerEntry) {
  const entries = await ledger.ofAccount(accountId);
  const refunds = entries.filter(({ reversalOf, corrects }) => reversalOf === _id && corrects !== 'charge');
  return new Map(refunds.map((refund) => [refund._id, refund.amountPaisa]));
}

/** Takes a whole entry back that was a mistake, once. */
export function correctEntry({ ledger, post }: Omit<TakeBackDependencies, 'accounts'>) {
  return async (entryId: string, reason: string, byId: string | null): Promise<LedgerEntry> => {
    const entry = await requireEntry(ledger, entryId);
    const { accountId, amountPaisa, method, kind } = entry;
    const note = requireReason(reason);
    if (kind === 'correction') throw new DomainError('conflict', 'catalog.ledger.is-correction');
    if (kind === 'payment' && (await refundedOf(ledger, entry)).size > 0) {
      const isCorrected = (await ledger.find(entryIdOf(`correction:${entryId}`))) !== null;
      if (!isCorrected) throw new DomainError('conflict', 'catalog.ledger.has-refunds');
    }
    const posting = { kind: 'correction', corrects: kind, amountPaisa, method, note, byId } as const;
    return post({ accountId, key: `correction:${entryId}`, posting: { ...posting, reversalOf: entryId } });
  };
}

export type CorrectEntry = ReturnType<typeof correctEntry>;

interface TakeBackPaymentDependencies {
  readonly ledger: Pick<Ledger, 'find' | 'ofAccount'>;
  readonly correct: CorrectEntry;
}

export function takeBackPayment({ ledger, correct }: TakeBackPaymentDependencies): TakeBackPayment {
  return async (key, reason, byId) => {
    const payment = await ledger.find(entryIdOf(`payment:${key}`));
    if (payment === null || (await refundedOf(ledger, payment)).size > 0) return;
    await correct(payment._id, reason, byId);
  };
}

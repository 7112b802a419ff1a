import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import {
  applyStatement,
  compareStatement,
  decideCheckout,
  listCheckoutQueue,
  queryCheckout,
} from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';

const checkout = {
  _id: 'pay1',
  studentName: 'Rahima Begum',
  courseName: 'Test University',
  purpose: exactly('enrolment'),
  provider: 'bkash',
  amountPaisa: 120_000,
  paidPaisa: 119_900,
  state: 'held',
  reason: 'mismatch',
  transactionId: 'TRX1',
  receipt: '',
  note: '',
  refundId: '',
  createdAt: '2026-01-15T10:00:00.000Z',
} as const;

/** Payments at providers, and statements that are compared with claims. */
export function checkoutCalls(call: DescribeCall<Api>): void {
  const held = { given: 'a payment at a provider is held', as: admin } as const;
  call(listCheckoutQueue, 'the online payments that are held', {
    ...held,
    query: { page: 1, sort: '-created', state: 'held', provider: 'bkash', q: 'rahima' },
    uses: { items: [checkout], total: 1, page: 1, pageSize: 10 },
  });
  call(queryCheckout, 'ask the provider', {
    ...held,
    params: { id: provided('checkoutId') },
    uses: { state: exactly('held') },
  });
  call(decideCheckout, 'approve a payment that is held', {
    ...held,
    params: { id: provided('checkoutId') },
    body: { decision: 'approve' },
    uses: { state: exactly('paid') },
  });
  call(decideCheckout, 'pay a payment back', {
    ...held,
    params: { id: provided('checkoutId') },
    body: { decision: 'refund', reason: 'The amount is another one.' },
    uses: { state: exactly('refunded') },
  });
  statementCalls(call);
}

function statementCalls(call: DescribeCall<Api>): void {
  const waiting = { given: 'another student has sent a payment claim', as: admin } as const;
  const rows = [{ transactionId: provided('transactionId'), amountPaisa: 50_000, day: '2026-01-15' }];
  const facts = { claimId: 'claim1', studentName: 'Rahima Begum', courseName: 'Test University' };
  const claim = { ...facts, amountPaisa: 50_000 };
  const line = { transactionId: 'TX1', amountPaisa: 50_000, day: '2026-01-15' };
  call(compareStatement, 'compare a statement with the claims', {
    ...waiting,
    body: { method: 'bkash', rows },
    uses: { lines: [{ ...line, outcome: exactly('matches'), claim }] },
  });
  call(applyStatement, 'approve the claims of a statement', {
    ...waiting,
    body: { method: 'bkash', rows },
    uses: { lines: [{ ...line, outcome: exactly('approved'), claim }] },
  });
  call(compareStatement, 'compare a payment that nobody claims', {
    given: 'a payment at a provider is held',
    as: admin,
    body: { method: 'nagad', rows: [{ transactionId: 'NOBODY1234', amountPaisa: 700, day: '' }] },
    uses: { lines: [{ outcome: exactly('unclaimed'), claim: null }] },
  });
}

import { DomainError } from '@pathshala/contract-kit/domain-error';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/ledger';
import * as days from '@pathshala/svc-catalog-contract/ledger-days';
import type { LedgerEntry } from '../domain/entry.ts';
import type { GrantDiscount, Ledger, Payment } from '../ports.ts';
import type { closeDay } from '../use-cases/close-day.ts';
import type { CorrectEntry, refundPayment } from '../use-cases/take-back.ts';
import { viewClosing, viewEntry } from './views.ts';

interface LedgerUseCases {
  readonly ledger: Pick<Ledger, 'list' | 'find' | 'tail' | 'closings' | 'totalsOfDay'>;
  readonly takePayment: (payment: Payment) => Promise<LedgerEntry>;
  readonly grantDiscount: GrantDiscount;
  readonly refundPayment: ReturnType<typeof refundPayment>;
  readonly correctEntry: CorrectEntry;
  readonly closeDay: ReturnType<typeof closeDay>;
}

function required(code: string, field: string): DomainError {
  return new DomainError('invalid', code, { fields: { [field]: code } });
}

export function ledgerRoutes(useCases: LedgerUseCases): BoundRoute[] {
  const { ledger } = useCases;
  return [
    handle(contract.listLedger, async ({ query: { dayFrom, dayTo, ...query } }) => {
      const { items, total } = await ledger.list({ ...query, from: dayFrom, to: dayTo });
      return { items: items.map(viewEntry), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readLedgerEntry, async ({ params }) => {
      const entry = await ledger.find(params.id);
      if (entry === null) throw new DomainError('not-found', 'catalog.ledger.not-found');
      return viewEntry(entry);
    }),
    handle(contract.takePayment, async ({ body, identity }) =>
      viewEntry(await useCases.takePayment({ ...body, byId: identity.userId })),
    ),
    handle(contract.grantDiscount, async ({ body, identity }) => {
      const { kind, percent = null, amountPaisa = null, reason, ...discount } = body;
      if (reason === '') throw required('catalog.ledger.reason', 'reason');
      if ((percent === null) === (amountPaisa === null)) {
        throw required('catalog.ledger.discount-amount', 'amountPaisa');
      }
      const granted = { ...discount, percent, amountPaisa, reference: kind, note: reason };
      return viewEntry(await useCases.grantDiscount({ ...granted, byId: identity.userId }));
    }),
    handle(contract.refundPayment, async ({ params, body, identity }) =>
      viewEntry(await useCases.refundPayment(params.id, { ...body, byId: identity.userId })),
    ),
    handle(contract.correctEntry, async ({ params, body, identity }) =>
      viewEntry(await useCases.correctEntry(params.id, body.reason, identity.userId)),
    ),
    ...closingRoutes(useCases),
  ];
}

function closingRoutes({ ledger, closeDay: close }: LedgerUseCases): BoundRoute[] {
  return [
    handle(days.listClosings, async ({ query }) => {
      const { items, total } = await ledger.closings(query);
      return { items: items.map(viewClosing), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(days.readDayTotals, async ({ params: { day } }) => {
      const [{ closedThrough }, totals] = await Promise.all([ledger.tail(), ledger.totalsOfDay(day)]);
      return { day, isClosed: day <= closedThrough, closedThrough, totals: [...totals] };
    }),
    handle(days.closeDay, async ({ body, identity }) => viewClosing(await close(body.day, identity.userId))),
  ];
}

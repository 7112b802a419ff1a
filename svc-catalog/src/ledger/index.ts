export { type FeeAccount, pause, remind, reschedule, resume } from './domain/account.ts';
export { type Due, dueBy, duesOf, type Instalment, type Owed, payableOn, sumOf } from './domain/dues.ts';
export type { LedgerEntry, PaymentMethod } from './domain/entry.ts';
export type {
  DuesQuery,
  FeeAccounts,
  GrantDiscount,
  Ledger,
  LedgerFacts,
  OwedFor,
  PricePlans,
  RecordPayment,
  RefundPayment,
  TakeBackPayment,
} from './ports.ts';

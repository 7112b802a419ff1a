import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Checkout, ProviderName, State } from './domain/checkout.ts';

/** The payment that a provider is asked to take. */
export interface PaymentOrder {
  readonly checkoutId: string;
  readonly amountPaisa: number;
  readonly courseName: string;
  readonly payer: { readonly id: string; readonly name: string; readonly email: string };
  /** The page to which the provider sends the browser back. */
  readonly pageUrl: string;
  /** Where the provider may post a form from the browser, with the outcome appended. */
  readonly returnUrl: string;
  /** Where the provider may tell this service that something changed. */
  readonly noticeUrl: string;
}

export interface ProviderSession {
  /** The provider's id of the session, by which it is asked later. */
  readonly providerRef: string;
  /** The provider's page on which the student pays. */
  readonly payUrl: string;
}

/** How a stored payment is named to its provider. */
export interface ProviderPayment {
  readonly checkoutId: string;
  readonly providerRef: string;
}

/** The state of a payment by its provider. `unpaid`: no money moved, and it may still. */
export type PaymentFinding =
  | { readonly status: 'unpaid' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'paid';
      readonly transactionId: string;
      readonly amountPaisa: number;
      readonly currency: string;
      /** Our id, as the provider has it. */
      readonly orderId: string;
      readonly isRisky: boolean;
    };

export interface RefundOrder extends ProviderPayment {
  readonly transactionId: string;
  readonly amountPaisa: number;
  /** The same in each try: the provider refuses a second refund with it, where it knows such a key. */
  readonly refundKey: string;
  readonly reason: string;
  /** The provider's id of the refund; empty before its answer. */
  readonly refundId: string;
}

/** `unknown`: the provider has no way to say whether it took the order. */
export type RefundFinding =
  | { readonly status: 'done' | 'processing'; readonly refundId: string }
  | { readonly status: 'failed' | 'none' | 'unknown' };

/**
 * The school's account at one provider. Each call throws ProviderUnavailable when the outcome is not known; then the provider
 * may have done what it was asked to.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Whether `confirm` moves the money; elsewhere it moved on the page of the provider, and to confirm is to ask. */
  readonly movesAtConfirm: boolean;
  /** Moves no money. */
  create(order: PaymentOrder): Promise<ProviderSession>;
  /** Moves the money of who agreed to pay. Where it does, it is called once for each payment. */
  confirm(payment: ProviderPayment): Promise<PaymentFinding>;
  query(payment: ProviderPayment): Promise<PaymentFinding>;
  refund(order: RefundOrder): Promise<RefundFinding>;
  findRefund(order: RefundOrder): Promise<RefundFinding>;
}

export type PaymentProviders = ReadonlyMap<ProviderName, PaymentProvider>;

/** The links that a provider gets, and whether a notice came by one of them. */
export interface NoticeTokens {
  issue(checkoutId: string): string;
  isValid(checkoutId: string, token: string): boolean;
}

export interface CheckoutQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  /** Text in the student's name or the transaction id. */
  readonly q?: string | undefined;
  readonly state?: State | undefined;
  readonly provider?: ProviderName | undefined;
}

interface CheckoutPage {
  readonly items: readonly Checkout[];
  readonly total: number;
}

/** `insert` and `update` reject with DuplicateKeyError for an open key or a transaction that another checkout has. */
export interface Checkouts extends AggregateStore<Checkout> {
  list(query: CheckoutQuery): Promise<CheckoutPage>;
  /** Latest first. */
  listOfStudent(query: {
    readonly studentId: string;
    readonly courseId?: string | undefined;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<CheckoutPage>;
  withOpenKey(openKey: string): Promise<Checkout | null>;
  /** Ids of checkouts that the job acts on by `now` (epoch ms), the longest waiting first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  allOfStudent(studentId: string): Promise<readonly Checkout[]>;
  /** Removes the name of a deleted administrator from the decisions. */
  forgetDecider(userId: string): Promise<void>;
}

/** The payments of providers that checkouts have entered, so that nobody claims one again. */
export interface CheckedOutTransactions {
  /** Returns those of these keys, a few hundred at once. */
  among(transactionKeys: readonly string[]): Promise<ReadonlySet<string>>;
}

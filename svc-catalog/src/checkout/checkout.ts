import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import type { CourseLookup, EnrolmentStatuses, PaidEnrolments } from '../enrolments/index.ts';
import type { CouponReservations } from '../coupons/index.ts';
import type { FeeAccounts, OwedFor, RecordPayment, RefundPayment } from '../ledger/index.ts';
import { createHmacNoticeTokens } from './adapters/hmac-notice-tokens.ts';
import { createPaymentProviders } from './adapters/payment-providers.ts';
import { onUserDeleted } from './events.ts';
import { checkoutRoutes } from './http/routes.ts';
import type { CheckedOutTransactions } from './ports.ts';
import {
  checkoutAggregates,
  checkoutIndexes,
  checkoutListKeys,
  createDocumentCheckouts,
  createDocumentTransactions,
} from './storage/document-checkouts.ts';
import { advanceCheckout, advanceDue } from './use-cases/advance-checkout.ts';
import { beginCheckout, readOffer } from './use-cases/begin-checkout.ts';
import { beginDuesCheckout, readDuesOffer } from './use-cases/begin-dues-checkout.ts';
import { decideCheckout } from './use-cases/decide-checkout.ts';
import { erasePerson } from './use-cases/erase-person.ts';
import { listHeldCheckouts } from './use-cases/list-held-checkouts.ts';
import { openCheckout } from './use-cases/open-checkout.ts';
import { payBack } from './use-cases/pay-back.ts';
import { confirmCheckout, queryCheckout, readCheckout, readOwnCheckout } from './use-cases/read-checkouts.ts';
import { enrolPayer } from './use-cases/enrol-payer.ts';
import { enterDues } from './use-cases/enter-dues.ts';

interface CheckoutDependencies {
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly enrolments: { readonly courseLookup: CourseLookup; readonly paidEnrolments: PaidEnrolments };
  readonly couponReservations: CouponReservations;
  readonly ledger: {
    readonly accounts: FeeAccounts;
    readonly owedFor: OwedFor;
    readonly recordPayment: RecordPayment;
    readonly refundPayment: RefundPayment;
  };
}

type CheckoutPlatform = Pick<
  Platform,
  'documents' | 'now' | 'newId' | 'log' | 'secrets' | 'payments' | 'publicUrl'
>;

/** Created before the capability, because claims refuse a payment that a checkout has entered. */
export function createTransactions({ documents }: Pick<Platform, 'documents'>): CheckedOutTransactions {
  return createDocumentTransactions(documents);
}

/** Payments to the school's own accounts at providers (PAY-01 to PAY-03). Without an account in the environment it takes none. */
export function createCheckoutCapability(
  platform: CheckoutPlatform,
  { enrolmentStatuses, enrolments, couponReservations, ledger }: CheckoutDependencies,
): Capability & { readonly listWaitingWork: ListWaitingWork } {
  const { now, newId, log, secrets, publicUrl } = platform;
  const { courseLookup: courses, paidEnrolments } = enrolments;
  const checkouts = createDocumentCheckouts(platform);
  const tokens = createHmacNoticeTokens(secrets.sessionSecret);
  const providers = createPaymentProviders(platform);
  const of = { checkouts, courses, enrolmentStatuses, paidEnrolments, providers, couponReservations };
  const open = openCheckout({ checkouts, tokens, publicUrl, now });
  const deps = { ...of, ...ledger, open, newId, now, log };
  const enter = { enrol: enrolPayer(deps), enterDues: enterDues(deps) };
  const advance = advanceCheckout({ ...deps, ...enter, payBack: payBack(deps) });
  const readOwn = readOwnCheckout(deps);
  return {
    listWaitingWork: listHeldCheckouts({ checkouts }),
    routes: checkoutRoutes({
      checkouts,
      tokens,
      readOffer: readOffer(deps),
      beginCheckout: beginCheckout(deps),
      readDuesOffer: readDuesOffer(deps),
      beginDuesCheckout: beginDuesCheckout(deps),
      readOwn,
      confirm: confirmCheckout({ readOwn, advance }),
      advance,
      readCheckout: readCheckout(deps),
      query: queryCheckout({ advance }),
      decide: decideCheckout({ checkouts, advance, now }),
    }),
    subscriptions: [onUserDeleted(erasePerson({ checkouts }))],
    publishes: [noticeRequested],
    aggregates: checkoutAggregates,
    prepare: upgradeListKeys(platform.documents, checkoutListKeys),
    indexes: checkoutIndexes,
    jobs: [{ name: 'advance-checkouts', everyMs: 15_000, run: advanceDue({ checkouts, advance, now }) }],
  };
}

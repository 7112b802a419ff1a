import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import type { Checkout } from '../domain/checkout.ts';
import { moved, purposeOf } from '../domain/checkout.ts';
import { applyFailed, applyPaid, applyUnpaid, holdDoubled, lookLater } from '../domain/findings.ts';
import type { Checkouts, PaymentFinding, PaymentProvider, PaymentProviders } from '../ports.ts';
import type { PayBack } from './pay-back.ts';
import type { EnrolPayer } from './enrol-payer.ts';
import type { EnterDues } from './enter-dues.ts';

interface AdvanceCheckoutDependencies {
  readonly checkouts: Checkouts;
  readonly providers: PaymentProviders;
  readonly enrol: EnrolPayer;
  readonly enterDues: EnterDues;
  readonly payBack: PayBack;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
}

interface Hint {
  /** The student agreed to pay, as the address says: the money may be moved. */
  readonly mayConfirm?: boolean;
  /** The student left the provider, as the address says; believed where the provider knows of no payment. */
  readonly isCancelled?: boolean;
}

/** The outcome of a step. */
interface Advanced {
  readonly checkout: Checkout;
  /** False: the provider did not answer. */
  readonly isAnswered: boolean;
}

/** Writes what the provider says into the checkout. */
function applyFinding({ checkouts, now }: Pick<AdvanceCheckoutDependencies, 'checkouts' | 'now'>) {
  return async ({ _id }: Checkout, finding: PaymentFinding, hint: Hint): Promise<Checkout> => {
    const change = (rule: (stored: Checkout) => Checkout | null) =>
      checkouts.update(_id, (stored) => {
        const state = rule(stored);
        return state && { state };
      });
    if (finding.status === 'failed')
      return change((stored) => applyFailed(stored, 'declined', now()) ?? applyUnpaid(stored, now()));
    if (finding.status === 'unpaid') {
      return change((stored) => {
        const isLeft = hint.isCancelled === true && stored.state === 'pending';
        return isLeft ? applyFailed(stored, 'cancelled', now()) : applyUnpaid(stored, now());
      });
    }
    try {
      return await change((stored) => applyPaid(stored, finding, now()));
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
      return change((stored) => holdDoubled(stored, finding, now()));
    }
  };
}

/**
 * Takes a checkout as far as it gets now. Every notice, return and look of the job ends here, as often as it comes: the
 * provider is asked by its own interface, and each step is one conditional write.
 */
export function advanceCheckout(deps: AdvanceCheckoutDependencies) {
  const { checkouts, providers, enrol, enterDues, payBack, log, now } = deps;
  const apply = applyFinding(deps);

  /** True for the one caller who may tell the provider to move the money. */
  async function beginExecuting({ _id }: Checkout): Promise<boolean> {
    let isMine = false;
    await checkouts.update(_id, (stored) => {
      isMine = stored.state === 'pending';
      return isMine ? { state: moved(stored, { state: 'executing' }, now()) } : null;
    });
    return isMine;
  }

  async function ask(provider: PaymentProvider, checkout: Checkout, hint: Hint): Promise<PaymentFinding> {
    const { _id: checkoutId, providerRef, state } = checkout;
    const payment = { checkoutId, providerRef };
    const mayConfirm = hint.mayConfirm === true && provider.movesAtConfirm && state === 'pending';
    if (mayConfirm && (await beginExecuting(checkout))) return provider.confirm(payment);
    return provider.query(payment);
  }

  async function askAndApply(checkout: Checkout, hint: Hint): Promise<Checkout> {
    const provider = providers.get(checkout.provider);
    const isOpen = ['created', 'pending', 'executing', 'failed'].includes(checkout.state);
    if (!isOpen || provider === undefined) return checkout;
    return apply(checkout, await ask(provider, checkout, hint), hint);
  }

  /** The step that the latest state asks for. */
  async function take(checkout: Checkout, hint: Hint): Promise<Checkout> {
    const asked = await askAndApply(checkout, hint);
    const finish = purposeOf(asked) === 'dues' ? enterDues : enrol;
    return payBack(await finish(asked));
  }

  return async (id: string, hint: Hint = {}): Promise<Advanced | null> => {
    const checkout = await checkouts.find(id);
    if (checkout === null) return null;
    try {
      return { checkout: await take(checkout, hint), isAnswered: true };
    } catch (error) {
      const { provider, state } = checkout;
      const why = error instanceof Error ? error.message : 'unknown';
      log.warn({ checkoutId: id, provider, state, why }, 'a payment could not be taken further');
      const later = await checkouts.update(id, (stored) => {
        const next = lookLater(stored, now());
        return next && { state: next };
      });
      return { checkout: later, isAnswered: false };
    }
  };
}

export type AdvanceCheckout = ReturnType<typeof advanceCheckout>;

const checkoutsAtOnce = 200;

/** The job `advance-checkouts`: asks about payments that nobody has ended, and ends what was interrupted. */
export function advanceDue({
  checkouts,
  advance,
  now,
}: {
  readonly checkouts: Pick<Checkouts, 'due'>;
  readonly advance: AdvanceCheckout;
  readonly now: () => number;
}) {
  return async (): Promise<void> => {
    for (const id of await checkouts.due(now(), checkoutsAtOnce)) await advance(id);
  };
}

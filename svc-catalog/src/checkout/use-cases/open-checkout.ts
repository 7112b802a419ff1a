import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { type Checkout, freeKeyOf, moved, type ProviderName } from '../domain/checkout.ts';
import { applyFailed } from '../domain/findings.ts';
import type {
  Checkouts,
  NoticeTokens,
  PaymentProvider,
  PaymentProviders,
  ProviderSession,
} from '../ports.ts';

interface OpenCheckoutDependencies {
  readonly checkouts: Checkouts;
  readonly tokens: NoticeTokens;
  readonly publicUrl: string;
  readonly now: () => number;
}

/** Milliseconds within which the same order leads back to the same page of the provider. */
const sameOrderMs = 600_000;

export function requireProvider(providers: PaymentProviders, name: ProviderName): PaymentProvider {
  const provider = providers.get(name);
  if (provider === undefined) throw new DomainError('conflict', 'catalog.checkout.no-provider');
  return provider;
}

/** Asks the provider for its page; without an answer the checkout has failed. */
function openSession({ checkouts, tokens, publicUrl, now }: OpenCheckoutDependencies) {
  return async (provider: PaymentProvider, checkout: Checkout, email: string): Promise<ProviderSession> => {
    const { _id, amountPaisa, courseName, studentId, studentName } = checkout;
    const api = `${publicUrl}/api/courses/checkouts/${_id}`;
    try {
      return await provider.create({
        checkoutId: _id,
        amountPaisa,
        courseName,
        payer: { id: studentId, name: studentName, email },
        pageUrl: `${publicUrl}/payments/${_id}`,
        returnUrl: `${api}/return`,
        noticeUrl: `${api}/notices?token=${tokens.issue(_id)}`,
      });
    } catch {
      await checkouts.update(_id, (stored) => {
        const state = applyFailed(stored, 'unavailable', now());
        return state && { state };
      });
      throw new DomainError('unavailable', 'catalog.checkout.unavailable', { retryAfterSeconds: 60 });
    }
  };
}

const isSame = (one: Checkout, other: Checkout): boolean =>
  one.provider === other.provider &&
  one.amountPaisa === other.amountPaisa &&
  one.coupon?.useId === other.coupon?.useId;

/** Stores a checkout, then asks the provider for its page. The same order soon after leads to the same page. */
export function openCheckout(deps: OpenCheckoutDependencies) {
  const { checkouts, now } = deps;
  const openAt = openSession(deps);

  /** Null: the open key is free now. Throws `conflict` while a payment is being processed. */
  async function sameOrder(checkout: Checkout): Promise<Checkout | null> {
    const open = await checkouts.withOpenKey(checkout.openKey);
    if (open === null) return null;
    const { state, changedAt, settlement } = open;
    const isNew = now() - Date.parse(changedAt) < sameOrderMs;
    if (isNew && state === 'pending' && isSame(open, checkout)) return open;
    // The student whom it enrolled is not enrolled any more, as was asked before.
    const isOver = state === 'pending' || (state === 'paid' && settlement === 'enrolled');
    if (!isOver) throw new DomainError('conflict', 'catalog.checkout.open');
    await checkouts.update(open._id, (stored) =>
      stored.state === state ? { state: { ...stored, openKey: freeKeyOf(stored) } } : null,
    );
    return null;
  }

  return async (
    provider: PaymentProvider,
    checkout: Checkout,
    email: string,
  ): Promise<{ checkoutId: string; payUrl: string }> => {
    if (!(await isInserted(checkouts.insert(checkout)))) {
      const open = await sameOrder(checkout);
      if (open !== null) return { checkoutId: open._id, payUrl: open.payUrl };
      if (!(await isInserted(checkouts.insert(checkout))))
        throw new DomainError('conflict', 'catalog.checkout.open');
    }
    const session = await openAt(provider, checkout, email);
    const opened = await checkouts.update(checkout._id, (stored) =>
      stored.state === 'created' ? { state: moved(stored, { state: 'pending', ...session }, now()) } : null,
    );
    return { checkoutId: opened._id, payUrl: session.payUrl };
  };
}

export type OpenCheckout = ReturnType<typeof openCheckout>;

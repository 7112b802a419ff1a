import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Checkout, requireCheckout } from '../domain/checkout.ts';
import type { Checkouts } from '../ports.ts';
import type { AdvanceCheckout } from './advance-checkout.ts';

interface ReadCheckoutDependencies {
  readonly checkouts: Pick<Checkouts, 'find'>;
}

export function readCheckout({ checkouts }: ReadCheckoutDependencies) {
  return async (id: string): Promise<Checkout> => requireCheckout(await checkouts.find(id));
}

/** Throws `not-found` for another student's checkout. */
export function readOwnCheckout({ checkouts }: ReadCheckoutDependencies) {
  return async (id: string, studentId: string | null): Promise<Checkout> => {
    const checkout = requireCheckout(await checkouts.find(id));
    return requireCheckout(checkout.studentId === studentId ? checkout : null);
  };
}

interface ConfirmCheckoutDependencies {
  readonly readOwn: ReturnType<typeof readOwnCheckout>;
  readonly advance: AdvanceCheckout;
}

/** The student is back. What the address says of the outcome is a hint: only the provider is believed. */
export function confirmCheckout({ readOwn, advance }: ConfirmCheckoutDependencies) {
  return async (id: string, studentId: string | null, outcome: 'success' | 'failure' | 'cancel') => {
    const checkout = await readOwn(id, studentId);
    const hint = { mayConfirm: outcome === 'success', isCancelled: outcome === 'cancel' };
    return (await advance(id, hint))?.checkout ?? checkout;
  };
}

/** Throws `unavailable` when the provider did not answer. */
export function queryCheckout({ advance }: { readonly advance: AdvanceCheckout }) {
  return async (id: string): Promise<Checkout> => {
    const advanced = await advance(id);
    const checkout = requireCheckout(advanced?.checkout ?? null);
    if (advanced?.isAnswered === true) return checkout;
    throw new DomainError('unavailable', 'catalog.checkout.no-answer', { retryAfterSeconds: 60 });
  };
}

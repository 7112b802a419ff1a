import { DomainError } from '@pathshala/contract-kit/domain-error';
import { oneLine } from '@pathshala/rules/one-line';
import { type Checkout, freeKeyOf, moved, requireCheckout } from '../domain/checkout.ts';
import type { Checkouts } from '../ports.ts';
import type { AdvanceCheckout } from './advance-checkout.ts';

interface DecideCheckoutDependencies {
  readonly checkouts: Checkouts;
  readonly advance: AdvanceCheckout;
  readonly now: () => number;
}

export interface Decision {
  readonly decision: 'approve' | 'refund' | 'refunded';
  /** Required to pay back. */
  readonly reason: string;
  readonly administrator: { readonly id: string | null; readonly name: string | null };
}

const isMoneyHere = ({ state, refund, settlement }: Checkout): boolean =>
  (state === 'held' && refund !== 'done') || (state === 'paid' && settlement === 'enrolled');

/** Null: it is decided so already. Throws `conflict` where the state does not allow it any more. */
function decided(
  checkout: Checkout,
  { decision, reason, administrator }: Decision,
  now: number,
): Checkout | null {
  const { id: decidedById, name: decidedBy } = administrator;
  const by = { decidedById, decidedBy };
  if (decision === 'approve') {
    if (checkout.state === 'paid') return null;
    if (checkout.state !== 'held' || checkout.reason === 'refund-failed') throw changed();
    return moved(checkout, { ...by, state: 'paid', reason: '' }, now);
  }
  const note = oneLine(reason).trim();
  if (note === '') {
    const code = 'catalog.checkout.reason';
    throw new DomainError('invalid', code, { fields: { reason: code } });
  }
  if (checkout.state === 'refunding' || checkout.state === 'refunded') return null;
  if (!isMoneyHere(checkout)) throw changed();
  const back = { ...by, note, state: 'refunding', reason: 'support', openKey: freeKeyOf(checkout) } as const;
  const refund = decision === 'refunded' ? 'done' : 'none';
  return moved(checkout, { ...back, refund, refundAskedAt: null }, now);
}

const changed = () => new DomainError('conflict', 'catalog.checkout.decided');

/** Ends what is held, and pays back what was paid; the job goes on where the provider does not answer. */
export function decideCheckout({ checkouts, advance, now }: DecideCheckoutDependencies) {
  return async (id: string, decision: Decision): Promise<Checkout> => {
    const checkout = requireCheckout(await checkouts.find(id));
    await checkouts.update(checkout._id, (stored) => {
      const state = decided(stored, decision, now());
      return state && { state };
    });
    return (await advance(id))?.checkout ?? checkout;
  };
}

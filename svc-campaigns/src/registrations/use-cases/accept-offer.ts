import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isUnprovedOfAccount } from '../domain/account-registration.ts';
import { acceptOffer as accept } from '../domain/offer.ts';
import { isConfirmed, type Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';
import type { FindByLink, OpenedLink } from './find-by-link.ts';
import type { ReconcileCounts } from './reconcile-counts.ts';
import type { RegisterAgain } from './register-again.ts';
import { withRegistered } from './registration-events.ts';

interface AcceptOfferDependencies {
  readonly registrations: Pick<Registrations, 'findActive' | 'update'>;
  readonly reconcile: ReconcileCounts;
  readonly now: () => number;
}

/** Accepting and the end of an offer are conditional writes of the registration: only one of them has an effect. */
function acceptOne({ registrations, reconcile, now }: AcceptOfferDependencies) {
  return async ({ _id, campaignId }: Registration) => {
    let isChanged = false;
    const registration = await registrations.update(_id, (state) => {
      const accepted = accept(state, now());
      isChanged = accepted !== null;
      return withRegistered(accepted);
    });
    if (isChanged) await reconcile(campaignId);
    return { registration, isChanged };
  };
}

interface AcceptByLinkDependencies extends AcceptOfferDependencies {
  readonly find: FindByLink;
  readonly again: RegisterAgain;
}

/**
 * Accepts by the mailed link. Opened again, it changes nothing. An expired offer begins a new registration: with a place if one
 * is free, else at the end of the waiting list.
 */
export function acceptByLink({ find, again, ...dependencies }: AcceptByLinkDependencies) {
  const acceptFound = acceptOne(dependencies);
  return async (token: string): Promise<OpenedLink> => {
    const { campaign, registration: found } = await find(token);
    const { registration, isChanged } = await acceptFound(found);
    if (isUnprovedOfAccount(registration)) throw new DomainError('conflict', 'campaigns.link-of-account');
    if (registration.status === 'cancelled') return again({ campaign, expired: registration, account: null });
    return { campaign, registration, isChanged };
  };
}

interface AcceptOfferCommand {
  readonly campaignId: string;
  readonly studentId: string;
}

/** Accepts by the student’s own account. Throws `gone` when there is neither an offer nor a place. */
export function acceptOffer(dependencies: AcceptOfferDependencies) {
  const { registrations } = dependencies;
  const acceptFound = acceptOne(dependencies);
  return async ({ campaignId, studentId }: AcceptOfferCommand): Promise<Registration> => {
    const own = await registrations.findActive(studentId, campaignId);
    const { registration } = own ? await acceptFound(own) : { registration: null };
    if (registration?.status !== 'registered' || !isConfirmed(registration))
      throw new DomainError('gone', 'campaigns.offer-over');
    return registration;
  };
}

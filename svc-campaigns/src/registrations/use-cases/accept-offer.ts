import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isUnprovedOfAccount } from '../domain/account-registration.ts';
import { acceptOffer as accept } from '../domain/offer.ts';
import { isConfirmed, type Registration } from '../domain/registration.ts';
import { findByLink, type OpenedLink } from './find-by-link.ts';
import { reconcileCounts } from './reconcile-counts.ts';
import { registerAgain } from './register-again.ts';
import type { RegisterDependencies } from './register.ts';
import { withRegistered } from './registration-events.ts';

/** Accepting and the end of an offer are conditional writes of the registration: only one of them has an effect. */
function acceptOne(dependencies: RegisterDependencies) {
  const { registrations, now } = dependencies;
  const reconcile = reconcileCounts(dependencies);
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

/**
 * Accepts by the mailed link. Opened again, it changes nothing. An expired offer begins a new registration: with a place if one
 * is free, else at the end of the waiting list.
 */
export function acceptByLink(dependencies: RegisterDependencies) {
  const find = findByLink(dependencies);
  const acceptFound = acceptOne(dependencies);
  const again = registerAgain(dependencies);
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
export function acceptOffer(dependencies: RegisterDependencies) {
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

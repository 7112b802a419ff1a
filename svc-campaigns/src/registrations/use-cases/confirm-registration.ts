import type { Campaign } from '../../campaigns/ports.ts';
import { confirm, type Account } from '../domain/account-registration.ts';
import { releaseUnconfirmed } from '../domain/expiry.ts';
import type { Registration } from '../domain/registration.ts';
import { hasSittingPlace, queueSittingMail } from '../domain/sitting.ts';
import { findByLink, type OpenedLink } from './find-by-link.ts';
import { promoteFromWaitingList } from './promote-from-waiting-list.ts';
import { registerAgain } from './register-again.ts';
import type { RegisterDependencies } from './register.ts';
import { withCancelled, withPlaceEvent } from './registration-events.ts';
import { requireNoOtherPlace } from './registration-rules.ts';

export interface ConfirmRegistrationCommand {
  readonly token: string;
  /** The logged-in student who opens the link; null: nobody is logged in. */
  readonly account: Account | null;
}

/** The account has another place: the unconfirmed registration is cancelled, so that its place is free, and the error is thrown. */
function requireOnlyPlace(dependencies: RegisterDependencies) {
  const { registrations, now } = dependencies;
  const requireNoOther = requireNoOtherPlace(registrations);
  const promote = promoteFromWaitingList(dependencies);
  return async ({ _id, campaignId }: Registration, account: Account): Promise<void> => {
    try {
      await requireNoOther({ studentId: account.userId, campaignId, except: _id });
    } catch (error) {
      await registrations.update(_id, (state) =>
        withCancelled(releaseUnconfirmed(state, new Date(now()).toISOString())),
      );
      await promote(campaignId);
      throw error;
    }
  };
}

interface Confirmation {
  readonly campaign: Campaign;
  readonly found: Registration;
  readonly account: Account | null;
}

/** A visitor with a place in an exam gets the link to sit it. */
function confirmActive({ registrations, now }: RegisterDependencies) {
  return async ({ campaign, found, account }: Confirmation) => {
    let isChanged = false;
    const registration = await registrations.update(found._id, (state) => {
      const confirmed = confirm(state, account);
      isChanged = confirmed !== null;
      const sits = confirmed !== null && campaign.kind === 'exam' && hasSittingPlace(confirmed);
      return withPlaceEvent(sits ? queueSittingMail(confirmed, now()) : confirmed);
    });
    return { registration, isChanged };
  };
}

/**
 * The mailed link proves the address: the registration is confirmed and joins the account that opened it or that owns the
 * address. Opened too late, it begins a new registration if that is still possible.
 */
export function confirmRegistration(dependencies: RegisterDependencies) {
  const { registrations, accounts, sessions } = dependencies;
  const find = findByLink(dependencies);
  const requireOnly = requireOnlyPlace(dependencies);
  const confirmFound = confirmActive(dependencies);
  const again = registerAgain(dependencies);
  const promote = promoteFromWaitingList(dependencies);
  return async ({ token, account: caller }: ConfirmRegistrationCommand): Promise<OpenedLink> => {
    const { campaign, registration: found } = await find(token);
    const account = caller ?? (await accounts.findOwner(found.addressKey));
    if (found.studentId === null && account !== null) await requireOnly(found, account);
    const { registration, isChanged } = await confirmFound({ campaign, found, account });
    // It may have expired since it was found.
    if (registration.status === 'cancelled') return again({ campaign, expired: registration, account });
    if (registration.studentId !== found.studentId) await sessions.endAllOf(found._id);
    if (isChanged) await promote(campaign._id);
    return { campaign, registration: (await registrations.find(found._id)) ?? registration, isChanged };
  };
}

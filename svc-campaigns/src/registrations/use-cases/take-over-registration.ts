import { takeOver } from '../domain/account-registration.ts';
import { releaseUnconfirmed } from '../domain/expiry.ts';
import type { Registration } from '../domain/registration.ts';
import { nameShownOf } from '../domain/shown-name.ts';
import type { AssignPlaceDependencies } from './assign-place.ts';
import { promoteFromWaitingList } from './promote-from-waiting-list.ts';
import { reconcileCounts } from './reconcile-counts.ts';
import { withCancelled, withPlaceEvent } from './registration-events.ts';
import { alreadyRegistered } from './registration-rules.ts';

/** The registration of an account. */
export type AccountRegistration = Registration & { readonly studentId: string };

/** Cancels another person's unconfirmed registration with the same mobile number: it must not block the account. */
export function releaseMobile(dependencies: AssignPlaceDependencies) {
  const { registrations, now } = dependencies;
  const promote = promoteFromWaitingList(dependencies);
  return async ({ campaignId, mobileKey, emailKey }: Registration): Promise<void> => {
    const rival = await registrations.findUnconfirmed(campaignId, { mobileKey });
    if (rival === null || rival.emailKey === emailKey) return;
    await registrations.update(rival._id, (state) =>
      withCancelled(releaseUnconfirmed(state, new Date(now()).toISOString())),
    );
    await promote(campaignId);
  };
}

/**
 * An unconfirmed registration for the account's proved address, with its place, becomes the account's own.
 * Returns null when there is none.
 */
export function takeOverRegistration(dependencies: AssignPlaceDependencies) {
  const { registrations, now } = dependencies;
  const reconcile = reconcileCounts(dependencies);
  return async (own: AccountRegistration): Promise<Registration | null> => {
    const { studentId, campaignId, basicInfo, emailKey, mobileKey, language } = own;
    const { linkNonce = null, linkHash = null } = own;
    const rival = await registrations.findUnconfirmed(campaignId, { emailKey });
    if (rival === null) return null;
    const contact = { basicInfo, emailKey, mobileKey };
    const link = { linkNonce, linkHash };
    const form = { studentId, contact, language, nameShown: nameShownOf(own), ...link, nowMs: now() };
    try {
      const taken = await registrations.update(rival._id, (state) => withPlaceEvent(takeOver(state, form)));
      await reconcile(campaignId);
      return taken.studentId === studentId ? taken : null;
    } catch (error) {
      throw alreadyRegistered(error);
    }
  };
}

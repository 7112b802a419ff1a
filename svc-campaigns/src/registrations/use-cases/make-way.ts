import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { expire, takeOver, type Registration } from '../domain/registration.ts';
import { withCancelled, withRegistered } from './announce.ts';
import { reseat } from './fill-places.ts';
import { reconcileCounts } from './reconcile-counts.ts';
import type { PlaceDependencies } from './take-place.ts';

/** An account's own registration. */
export type OwnRegistration = Registration & { readonly studentId: string };

/** A mobile number that somebody entered without confirming does not keep an account from using it. */
export function freeMobile(deps: PlaceDependencies) {
  const { registrations, now } = deps;
  return async ({ campaignId, mobileKey, emailKey }: Registration): Promise<void> => {
    const rivals = await registrations.unconfirmedWith(campaignId, { mobileKey });
    const strangers = rivals.filter((rival) => rival.emailKey !== emailKey);
    for (const rival of strangers) {
      await registrations.update(rival._id, (state) =>
        withCancelled(expire(state, new Date(now()).toISOString())),
      );
    }
    if (strangers.length > 0) await reseat(deps)(campaignId);
  };
}

/** What a visitor entered for the account's proved address becomes its own, with the place; null: there is none. */
export function takeOverOwn(deps: PlaceDependencies) {
  const { registrations, now } = deps;
  return async (own: OwnRegistration): Promise<Registration | null> => {
    const [rival] = await registrations.unconfirmedWith(own.campaignId, { emailKey: own.emailKey });
    if (!rival) return null;
    const { studentId, basicInfo, emailKey, mobileKey, language, showsName } = own;
    const contact = { basicInfo, emailKey, mobileKey };
    try {
      const taken = await registrations.update(rival._id, (state) => {
        const mine = takeOver(state, { studentId, contact, language, showsName, nowMs: now() });
        return mine?.status === 'registered' ? withRegistered(mine) : mine && { state: mine };
      });
      await reconcileCounts(deps)(own.campaignId);
      return taken.studentId === studentId ? taken : null;
    } catch (error) {
      if (error instanceof DuplicateKeyError)
        throw new DomainError('conflict', 'campaigns.already-registered');
      throw error;
    }
  };
}

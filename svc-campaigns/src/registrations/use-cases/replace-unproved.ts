import { takeOver } from '../domain/account-registration.ts';
import { releaseUnconfirmed } from '../domain/expiry.ts';
import type { Registration } from '../domain/registration.ts';
import { nameShownOf } from '../domain/shown-name.ts';
import type { Registrations } from '../ports.ts';
import { alreadyRegistered } from './already-registered.ts';
import type { PromoteFromWaitingList } from './promote-from-waiting-list.ts';
import type { ReconcileCounts } from './reconcile-counts.ts';
import { withCancelled, withPlaceEvent } from './registration-events.ts';

interface ReplaceUnprovedDependencies {
  readonly registrations: Pick<Registrations, 'find' | 'findByContact' | 'findUnconfirmed' | 'update'>;
  readonly promote: PromoteFromWaitingList;
  readonly reconcile: ReconcileCounts;
  readonly now: () => number;
}

type Rivals = 'all' | 'overdue';

/**
 * Cancels other persons' unproved registrations with the same mobile number or mailbox, so that they refuse nobody. `overdue`:
 * only those whose link was not opened in time, which stay in a campaign without a limit.
 */
function releaseRivals({ registrations, promote, now }: ReplaceUnprovedDependencies) {
  async function release(rival: Registration | null, which: Rivals, moment: string): Promise<boolean> {
    if (rival === null || (which === 'overdue' && (rival.confirmBy ?? '') > moment)) return false;
    const released = await registrations.update(rival._id, (state) =>
      withCancelled(releaseUnconfirmed(state, moment)),
    );
    return released.status === 'cancelled';
  }

  return async ({ _id, campaignId, mobileKey, emailKey }: Registration, which: Rivals): Promise<void> => {
    const moment = new Date(now()).toISOString();
    for (const key of [{ mobileKey }, { emailKey }]) {
      const rival = await registrations.findUnconfirmed(campaignId, key);
      if (rival?._id !== _id && (await release(rival, which, moment))) await promote(campaignId);
    }
  };
}

/**
 * An unconfirmed registration for the account's proved mailbox, with its place, becomes the account's own.
 * Returns null when there is none.
 */
function takeOverMailbox({ registrations, promote, reconcile, now }: ReplaceUnprovedDependencies) {
  return async (own: Registration & { readonly studentId: string }): Promise<Registration | null> => {
    const { studentId, campaignId, basicInfo, emailKey, mobileKey, addressKey, language } = own;
    const { personKeys = [], linkNonce = null, linkHash = null } = own;
    const rival = await registrations.findUnconfirmed(campaignId, { emailKey });
    if (rival === null) return null;
    const contact = { basicInfo, emailKey, mobileKey, addressKey };
    const link = { linkNonce, linkHash };
    const nameShown = nameShownOf(own);
    const form = { studentId, contact, personKeys, language, nameShown, ...link, nowMs: now() };
    try {
      const taken = await registrations.update(rival._id, (state) => withPlaceEvent(takeOver(state, form)));
      await reconcile(campaignId);
      if (taken.studentId !== studentId) return null;
      if (taken.status !== 'waiting') return taken;
      await promote(campaignId, taken._id);
      return (await registrations.find(taken._id)) ?? taken;
    } catch (error) {
      throw await alreadyRegistered(registrations, { ...own, emailKey: '' }, error);
    }
  };
}

/**
 * An unproved address or number refuses nobody who has proved the address, and nobody at all once its link is overdue. Returns
 * the registration that has become the account's own, or null.
 */
export function replaceUnproved(dependencies: ReplaceUnprovedDependencies) {
  const { registrations } = dependencies;
  const release = releaseRivals(dependencies);
  const takeOverOf = takeOverMailbox(dependencies);
  return async (begun: Registration): Promise<Registration | null> => {
    const { studentId, campaignId, emailKey, mobileKey } = begun;
    if (begun.isAddressProved !== true) {
      await release(begun, 'overdue');
      return null;
    }
    if (studentId === null) {
      await release(begun, 'all');
      return null;
    }
    const rival = await registrations.findUnconfirmed(campaignId, { mobileKey });
    // The registration with the same mailbox is taken over with its place.
    if (rival !== null && rival.emailKey !== emailKey) await release({ ...begun, emailKey: '' }, 'all');
    return takeOverOf({ ...begun, studentId });
  };
}

export type ReplaceUnproved = ReturnType<typeof replaceUnproved>;

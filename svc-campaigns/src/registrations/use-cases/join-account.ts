import type { MailLimits } from '@pathshala/service-kit/mail/mail-limits';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { joinAccount as join } from '../domain/account-registration.ts';
import { isProved, mailNow, noMail } from '../domain/due-mail.ts';
import { hasOffer } from '../domain/offer.ts';
import { cancelled, isBegun, isConfirmed, type Registration } from '../domain/registration.ts';
import type { Accounts, ProvedAccount, Registrations, ReservedContacts } from '../ports.ts';
import type { PromoteFromWaitingList } from './promote-from-waiting-list.ts';
import type { ReconcileCounts } from './reconcile-counts.ts';
import { withCancelled, withPlaceEvent } from './registration-events.ts';

interface JoinAccountDependencies {
  readonly accounts: Pick<Accounts, 'save'>;
  readonly registrations: Pick<Registrations, 'findActive' | 'listByAddress' | 'update'>;
  readonly reserved: Pick<ReservedContacts, 'reserve'>;
  readonly promote: PromoteFromWaitingList;
  readonly reconcile: ReconcileCounts;
  readonly mailLimits: Pick<MailLimits, 'addressProved'>;
  /** Ends the session of a participant. */
  readonly sessions: Pick<Platform['sessions'], 'endAllOf'>;
  readonly now: () => number;
}

interface JoinCommand extends ProvedAccount {
  /** The key of the address or number that the account has proved. */
  readonly addressKey: string;
}

/**
 * Decides which of two registrations of one person stays: the one whose exam was begun, the earlier one of two; else the
 * account's own, unless its address is not proved.
 */
function outlivesOther(own: Registration, other: Registration): boolean {
  if (isBegun(own) && isBegun(other)) return (own.begunAt ?? '') <= (other.begunAt ?? '');
  return isBegun(own) || (!isBegun(other) && isProved(own));
}

/** Cancels the other registration, without a mail: a person has one place, one sitting and one line in the merit list. */
function endSurplus({ registrations, reserved, promote, sessions }: JoinAccountDependencies) {
  return async (surplus: Registration): Promise<void> => {
    if (isBegun(surplus)) await reserved.reserve(surplus);
    await registrations.update(surplus._id, (state) =>
      withCancelled(state.status === 'cancelled' ? null : { ...cancelled(state), ...noMail }),
    );
    await sessions.endAllOf(surplus._id);
    await promote(surplus.campaignId);
  };
}

/**
 * CMP-04: visitors' registrations join the account that has proved their email or, without one, their number. Registrations made
 * later for that address join by their mailed link only, so a repeated event joins nothing unconfirmed. Where the account has another registration in the
 * campaign, one of both stays.
 */
export function joinAccount(dependencies: JoinAccountDependencies) {
  const { accounts, registrations, reconcile, mailLimits, sessions, now } = dependencies;
  const end = endSurplus(dependencies);

  async function joinOne(visitors: Registration, proved: ProvedAccount): Promise<void> {
    const own = await registrations.findActive(proved.userId, visitors.campaignId);
    if (own !== null) {
      const outlives = outlivesOther(own, visitors);
      await end(outlives ? visitors : own);
      // Both were begun: the earlier sitting stays a participant's.
      if (outlives || isBegun(own)) return;
    }
    await registrations.update(visitors._id, (state) => {
      const joined = join(state, proved);
      return withPlaceEvent(joined && mailNow(joined, now()));
    });
    await sessions.endAllOf(visitors._id);
    await reconcile(visitors.campaignId);
  }

  return async ({ addressKey, ...account }: JoinCommand): Promise<void> => {
    const proved = await accounts.save(addressKey, account);
    if (proved === null) return;
    await mailLimits.addressProved(addressKey);
    const joinable = (await registrations.listByAddress(addressKey)).filter(
      (registration) =>
        registration.studentId === null &&
        (isConfirmed(registration) ||
          hasOffer(registration) ||
          registration.registeredAt <= proved.verifiedAt),
    );
    for (const registration of joinable) await joinOne(registration, proved);
  };
}

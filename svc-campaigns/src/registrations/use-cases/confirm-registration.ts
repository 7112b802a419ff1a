import type { MailLimits } from '@pathshala/service-kit/mail/mail-limits';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign } from '../../campaigns/index.ts';
import {
  confirm,
  isUnprovedOfAccount,
  withoutAccount,
  type Account,
} from '../domain/account-registration.ts';
import { mailNow } from '../domain/due-mail.ts';
import { releaseUnconfirmed } from '../domain/expiry.ts';
import type { Registration } from '../domain/registration.ts';
import { hasSittingPlace, queueSittingMail } from '../domain/sitting.ts';
import type { Accounts, Registrations } from '../ports.ts';
import type { FindByLink, OpenedLink } from './find-by-link.ts';
import type { PromoteFromWaitingList } from './promote-from-waiting-list.ts';
import type { RegisterAgain } from './register-again.ts';
import { withCancelled, withPlaceEvent } from './registration-events.ts';
import { requireNoOtherPlace } from './require-no-other-place.ts';

interface ConfirmRegistrationDependencies {
  readonly registrations: Pick<Registrations, 'find' | 'findActive' | 'update' | 'makeMailsDue'>;
  readonly accounts: Pick<Accounts, 'findOwner'>;
  readonly find: FindByLink;
  readonly again: RegisterAgain;
  readonly promote: PromoteFromWaitingList;
  /** Records that a mailed link was opened: the mailbox may be mailed again. */
  readonly mailLimits: Pick<MailLimits, 'addressProved'>;
  /** Ends the session of a participant when the registration joins an account. */
  readonly sessions: Pick<Platform['sessions'], 'endAllOf'>;
  readonly now: () => number;
}

interface ConfirmRegistrationCommand {
  readonly token: string;
  /** The logged-in student who opens the link; null: nobody is logged in. */
  readonly account: Account | null;
  /** The reader of the mail does not know the account that has registered: the registration is detached from it. */
  readonly leavesAccount?: boolean | undefined;
}

/**
 * The registration as the reader of the mail proves it. A registration that an account made with an unproved address is proved
 * by the mailbox together with the log-in of that account; or its reader takes it over. Throws `conflict` until that is
 * decided.
 */
function asRead(found: Registration, { account, leavesAccount }: ConfirmRegistrationCommand): Registration {
  if (!isUnprovedOfAccount(found) || found.studentId === account?.userId) return found;
  if (leavesAccount === true) return withoutAccount(found);
  throw new DomainError('conflict', 'campaigns.link-of-account');
}

/** Cancels the unconfirmed registration, so that its place is free, and throws the error, when the account has another place. */
function requireOnlyPlace({ registrations, promote, now }: ConfirmRegistrationDependencies) {
  return async ({ _id, campaignId }: Registration, account: Account): Promise<void> => {
    try {
      await requireNoOtherPlace(registrations, { studentId: account.userId, campaignId, except: _id });
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
  readonly command: ConfirmRegistrationCommand;
  readonly found: Registration;
  readonly account: Account | null;
}

/** Mails a visitor with a place in an exam the link to sit it; any other mail that waited for the proof becomes due. */
function confirmActive({ registrations, mailLimits, now }: ConfirmRegistrationDependencies) {
  return async ({ campaign, command, found, account }: Confirmation) => {
    let isChanged = false;
    const registration = await registrations.update(found._id, (state) => {
      const confirmed = confirm(asRead(state, command), account);
      isChanged = confirmed !== null;
      if (confirmed === null) return null;
      const sits = campaign.kind === 'exam' && hasSittingPlace(confirmed);
      return withPlaceEvent(sits ? queueSittingMail(confirmed, now()) : mailNow(confirmed, now()));
    });
    if (isChanged && found.emailKey !== '') {
      await mailLimits.addressProved(found.emailKey);
      await registrations.makeMailsDue(found.emailKey, now());
    }
    return { registration, isChanged };
  };
}

/**
 * The mailed link proves the address: the registration is confirmed and joins the account that opened it or that owns the
 * address. Opened too late, it begins a new registration if that is still possible.
 */
export function confirmRegistration(dependencies: ConfirmRegistrationDependencies) {
  const { registrations, accounts, find, again, promote, sessions } = dependencies;
  const requireOnly = requireOnlyPlace(dependencies);
  const confirmFound = confirmActive(dependencies);
  return async (command: ConfirmRegistrationCommand): Promise<OpenedLink> => {
    const { campaign, registration: linked } = await find(command.token);
    const found = asRead(linked, command);
    const account = command.account ?? (await accounts.findOwner(found.addressKey));
    if (found.studentId === null && account !== null) await requireOnly(found, account);
    const { registration, isChanged } = await confirmFound({ campaign, command, found, account });
    // The registration may have expired since it was found.
    if (registration.status === 'cancelled')
      return again({ campaign, expired: asRead(registration, command), account });
    if (registration.studentId !== found.studentId) await sessions.endAllOf(found._id);
    if (isChanged) await promote(campaign._id, found._id);
    return { campaign, registration: (await registrations.find(found._id)) ?? registration, isChanged };
  };
}

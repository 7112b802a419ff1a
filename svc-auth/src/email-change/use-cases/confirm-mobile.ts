import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { userMobileProved } from '@pathshala/svc-auth-contract/events';
import {
  type Account,
  type Accounts,
  type Caller,
  changeMobile,
  type Language,
  type MobileClaims,
  type RecordSecurity,
} from '../../accounts/index.ts';
import type { Signups } from '../../signups/index.ts';
import { unknownError } from '../domain/email-change.ts';
import type { EmailChangeMails, EmailChanges } from '../ports.ts';
import type { TakeCode } from './take-code.ts';

interface ConfirmMobileDependencies {
  readonly accounts: Pick<Accounts, 'update'>;
  readonly mobileClaims: Pick<MobileClaims, 'claim' | 'release'>;
  readonly signups: Pick<Signups, 'deleteOf'>;
  readonly deleteLinks: (userId: string) => Promise<void>;
  readonly emailChanges: Pick<EmailChanges, 'delete'>;
  readonly takeCode: TakeCode;
  readonly emailChangeMails: Pick<EmailChangeMails, 'changed'>;
  readonly record: RecordSecurity;
}

export interface ConfirmMobileCommand {
  readonly account: Account;
  readonly otp: string;
  readonly language: Language;
  readonly caller: Caller;
}

/** Gives the account the number whose code is right, and ends mailed links. Its route ends all sessions. */
export function confirmMobile(deps: ConfirmMobileDependencies) {
  return async ({ account, otp, language, caller }: ConfirmMobileCommand): Promise<Account> => {
    const { _id: userId, mobile: previous } = account;
    const { email: mobile, emailKey: contactKey } = await deps.takeCode(account, otp, caller);
    if (!(await deps.mobileClaims.claim(mobile, userId)))
      throw new DomainError('conflict', 'auth.mobile-taken');
    const changed = await save(deps, account, mobile);
    if (previous !== undefined) await deps.mobileClaims.release(previous, userId);
    await deps.emailChanges.delete(userId);
    await deps.deleteLinks(userId);
    await deps.signups.deleteOf(contactKey);
    deps.record('mobile.changed', { ...caller, userId });
    await deps.emailChangeMails.changed(account, mobile, language);
    return changed;
  };
}

/** Writes the number and its event in one conditional write. The second concurrent use of a code finds another number. */
function save(deps: ConfirmMobileDependencies, account: Account, mobile: string): Promise<Account> {
  const { _id: userId, mobile: previousMobile, passwordHash } = account;
  return deps.accounts.update(userId, (current) => {
    if (current.mobile !== previousMobile || current.passwordHash !== passwordHash) {
      throw unknownError('mobile-change');
    }
    const { username, name } = current;
    const previous = previousMobile === undefined ? {} : { previousMobile };
    const event = pending(userMobileProved, { userId, username, name, mobile, ...previous });
    return { state: changeMobile(current, mobile), events: [event] };
  });
}

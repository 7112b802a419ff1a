import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Account, type Administrator, isUsable, type Language } from '../../accounts/index.ts';
import type { RecoveryPorts } from '../../recovery/index.ts';
import type { FindManagedUser } from '../ports.ts';

interface SendPasswordLinkDependencies {
  readonly findManagedUser: FindManagedUser;
  readonly sendResetLink: RecoveryPorts['sendResetLink'];
}

export interface SendPasswordLinkCommand {
  readonly userId: string;
  readonly language: Language;
  readonly admin: Administrator;
}

/** Rejects with `conflict` for a closed account and for one without an address, and with `too-many` above the mail limits. */
export function sendPasswordLink(deps: SendPasswordLinkDependencies) {
  return async ({ userId, language, admin }: SendPasswordLinkCommand): Promise<Account> => {
    const account = await deps.findManagedUser(userId, admin);
    if (!isUsable(account)) throw new DomainError('conflict', 'auth.account-inactive');
    if (account.email === '') throw new DomainError('conflict', 'auth.no-address');
    const { address, requestId } = admin;
    const seconds = await deps.sendResetLink({ account, language, caller: { address, requestId } });
    if (seconds > 0) {
      throw new DomainError('too-many', 'auth.mail-later', {
        params: { seconds },
        retryAfterSeconds: seconds,
      });
    }
    return account;
  };
}

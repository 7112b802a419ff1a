import type { Account } from '../../accounts/domain/account.ts';
import type { Accounts, Caller, RecordSecurity } from '../../accounts/use-cases/ports.ts';
import { linkIdOf, linkIsFor, linkRefused } from '../domain/one-time-link.ts';
import type { Links } from './ports.ts';

export interface UnlockDeviceDeps {
  readonly accounts: Accounts;
  readonly links: Links;
  readonly record: RecordSecurity;
  readonly now: () => number;
}

/** Proves that this browser belongs to the account's owner; it still has to log in, but nobody else's failures count for it. */
export function unlockDevice(deps: UnlockDeviceDeps) {
  return async ({ token, caller }: { token: string; caller: Caller }): Promise<Account> => {
    const id = linkIdOf(token);
    const link = await deps.links.find(id, 'unlock');
    const account = link === null ? null : await deps.accounts.find(link.userId);
    const isValid = link !== null && linkIsFor(link, account, deps.now());
    if (!isValid || account === null || !(await deps.links.take(id))) {
      deps.record('unlock.failed', { ...caller });
      throw linkRefused();
    }
    deps.record('unlock.ok', { ...caller, userId: account._id });
    return account;
  };
}

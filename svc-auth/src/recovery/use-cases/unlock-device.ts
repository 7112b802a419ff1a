import type { Account } from '../../accounts/domain/account.ts';
import type { Accounts, Caller, RecordSecurity } from '../../accounts/use-cases/ports.ts';
import { isLinkValid, linkRefused } from '../domain/one-time-link.ts';
import type { Links, LinkTokens } from './ports.ts';

export interface UnlockDeviceDeps {
  readonly accounts: Accounts;
  readonly links: Links;
  readonly tokens: LinkTokens;
  readonly record: RecordSecurity;
  readonly now: () => number;
}

/** Proves that this browser belongs to the account's owner; it still has to log in, but nobody else's failures count for it. */
export function unlockDevice(deps: UnlockDeviceDeps) {
  return async ({ token, caller }: { token: string; caller: Caller }): Promise<Account> => {
    const account = await takeLink(deps, deps.tokens.idOf(token));
    if (account === null) {
      deps.record('unlock.failed', { ...caller });
      throw linkRefused();
    }
    deps.record('unlock.ok', { ...caller, userId: account._id });
    return account;
  };
}

async function takeLink(deps: UnlockDeviceDeps, id: string): Promise<Account | null> {
  const link = await deps.links.find(id, 'unlock');
  const account = link === null ? null : await deps.accounts.find(link.userId);
  if (link === null || account === null) return null;
  const holder = { account, passwordMark: deps.tokens.markOf(account.passwordHash) };
  return isLinkValid(link, holder, deps.now()) && (await deps.links.take(id)) ? account : null;
}

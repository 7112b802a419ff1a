import type { Account, Accounts, Caller, RecordSecurity } from '../../accounts/index.ts';
import { isLinkValid } from '../domain/one-time-link.ts';
import type { Links, LinkTokens } from '../ports.ts';
import { linkHolderOf } from './link-holder.ts';
import type { TakeToken } from './take-token.ts';

interface UnlockDeviceDependencies {
  readonly accounts: Accounts;
  readonly links: Links;
  readonly tokens: LinkTokens;
  readonly takeToken: TakeToken;
  readonly record: RecordSecurity;
  readonly now: () => number;
}

export interface UnlockDeviceCommand {
  readonly token: string;
  readonly caller: Caller;
}

/** Returns the account whose known device this browser becomes. The owner still has to log in, under the limits of that device. */
export function unlockDevice(deps: UnlockDeviceDependencies) {
  return async ({ token, caller }: UnlockDeviceCommand): Promise<Account> => {
    const { id, failure } = await deps.takeToken(token);
    const account = await takeLink(deps, id);
    if (account === null) {
      deps.record('unlock.failed', { ...caller });
      throw failure();
    }
    deps.record('unlock.ok', { ...caller, userId: account._id });
    return account;
  };
}

async function takeLink(deps: UnlockDeviceDependencies, id: string): Promise<Account | null> {
  const link = await deps.links.find(id, 'unlock');
  const account = link === null ? null : await deps.accounts.find(link.userId);
  if (link === null || account === null) return null;
  const holder = linkHolderOf(deps.tokens, account);
  return isLinkValid(link, holder, deps.now()) && (await deps.links.take(id)) ? account : null;
}

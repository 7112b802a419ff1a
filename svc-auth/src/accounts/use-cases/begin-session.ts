import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { isUsable, type Account } from '../domain/account.ts';
import { haveSameRights } from '../domain/rights.ts';
import type { Accounts, BeginSession } from '../ports.ts';

export interface BeginSessionDependencies {
  readonly accounts: Accounts;
  readonly sessions: Platform['sessions'];
}

/** Rejects with `unauthenticated` when the account has changed since the password check. */
export function beginSession(deps: BeginSessionDependencies): BeginSession {
  return async (account, previousSessionKey) => {
    if (previousSessionKey !== null) await deps.sessions.end(previousSessionKey);
    const { _id: userId, role, username, name, email, permissions } = account;
    const user = { userId, role, username, name, email, ...(permissions && { permissions }) };
    const sid = await deps.sessions.begin(user);
    await requireUnchanged(deps, sid, account);
    return sid;
  };
}

/**
 * The account may have been closed or given a new password since the password check, and its sessions ended before this
 * one began.
 */
async function requireUnchanged(
  deps: BeginSessionDependencies,
  sid: string,
  account: Account,
): Promise<void> {
  const now = await deps.accounts.find(account._id);
  const isUnchanged = now?.passwordHash === account.passwordHash && haveSameRights(now, account);
  if (now !== null && isUnchanged && isUsable(now)) return;
  const session = await deps.sessions.resolve(sid);
  if (session !== null) await deps.sessions.end(session.sessionKey);
  throw new DomainError('unauthenticated', 'auth.credentials');
}

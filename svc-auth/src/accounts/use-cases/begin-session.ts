import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { isUsable, type Account } from '../domain/account.ts';
import type { Accounts } from './ports.ts';

export interface BeginSessionDeps {
  readonly accounts: Accounts;
  readonly sessions: Platform['sessions'];
}

/** Ends the browser's old session and begins a new one: the id changes with who is behind it. Answers the `sid`. */
export function beginSession(deps: BeginSessionDeps) {
  return async (account: Account, previousSessionKey: string | null): Promise<string> => {
    if (previousSessionKey !== null) await deps.sessions.end(previousSessionKey);
    const { _id: userId, role, username, name, email } = account;
    const sid = await deps.sessions.begin({ userId, role, username, name, email });
    await refuseIfChanged(deps, sid, account);
    return sid;
  };
}

/** The account may have been closed or given a new password, and its sessions ended, between the password check and the line above. */
async function refuseIfChanged(deps: BeginSessionDeps, sid: string, account: Account): Promise<void> {
  const now = await deps.accounts.find(account._id);
  const isSame = now?.role === account.role && now.passwordHash === account.passwordHash;
  if (now !== null && isSame && isUsable(now)) return;
  const session = await deps.sessions.resolve(sid);
  if (session !== null) await deps.sessions.end(session.sessionKey);
  throw new DomainError('unauthenticated', 'auth.credentials');
}

import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { LogInFactors } from '../../second-factor/index.ts';
import { type Account, isUsable } from '../domain/account.ts';
import { haveSameRights } from '../domain/rights.ts';
import type { Accounts, BeginSession, ReadFullName } from '../ports.ts';

interface BeginSessionDependencies {
  readonly accounts: Accounts;
  readonly sessions: Platform['sessions'];
  readonly factors: Pick<LogInFactors, 'mustEnrol'>;
  readonly readFullName: ReadFullName;
  /** A short name for the device, from its `User-Agent`. */
  readonly deviceNameOf: (userAgent: string) => string;
}

/** Rejects with `unauthenticated` when the account has changed since the password check. */
export function beginSession(deps: BeginSessionDependencies): BeginSession {
  return async (account, { identity, userAgent }) => {
    if (identity.sessionKey !== null) await deps.sessions.end(identity.sessionKey);
    const { _id: userId, username, name, email, mobile, permissions, limitedTo } = account;
    // An administrator without a second step that the site requires has the rights of a student.
    const needsSecondFactor = await deps.factors.mustEnrol(account);
    const rights = needsSecondFactor
      ? ({ role: 'student', needsSecondFactor } as const)
      : { role: account.role, permissions, ...(limitedTo && { limitedTo }) };
    const sid = await deps.sessions.begin(
      { userId, username, name, email, ...(mobile !== undefined && { mobile }), ...rights },
      { device: deps.deviceNameOf(userAgent), address: identity.address },
    );
    await requireUnchanged(deps, sid, account);
    return { sid, needsSecondFactor, fullName: await deps.readFullName(account) };
  };
}

/**
 * The account may have been closed or given a new password since the password check, and its sessions ended before this one
 * began.
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

interface RenewSessionDependencies {
  readonly sessions: Pick<Platform['sessions'], 'endAllOf'>;
  readonly beginSession: BeginSession;
}

/** Ends every session of the account after a credential has changed, and begins a new one for the caller. */
export function renewSession(deps: RenewSessionDependencies): BeginSession {
  return async (account, call) => {
    await deps.sessions.endAllOf(account._id);
    return deps.beginSession(account, call);
  };
}

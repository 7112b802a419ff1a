import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { BeginSession } from '../ports.ts';

interface RenewSessionDependencies {
  readonly sessions: Pick<Platform['sessions'], 'endAllOf'>;
  readonly beginSession: BeginSession;
}

/** After a credential has changed: ends every session of the account and begins a new one for the caller. */
export function renewSession(deps: RenewSessionDependencies): BeginSession {
  return async (account, call) => {
    await deps.sessions.endAllOf(account._id);
    return deps.beginSession(account, call);
  };
}

import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { SessionEnds } from '../../session-ends/index.ts';
import type { RecordSecurity } from '../ports.ts';

interface LogOutDependencies {
  readonly sessions: Platform['sessions'];
  readonly sessionEnds: SessionEnds;
  readonly record: RecordSecurity;
}

/**
 * Ends the session on the server, and revokes the account's tickets, also where the session is lost and only a ticket remains.
 * Does nothing for a visitor without either.
 */
export function logOut(deps: LogOutDependencies) {
  return async (identity: Identity, requestId: string): Promise<void> => {
    const { sessionKey, address, ticket } = identity;
    const userId = identity.userId ?? ticket?.userId ?? null;
    if (userId !== null) await deps.sessionEnds.record(userId);
    if (sessionKey === null) return;
    await deps.sessions.end(sessionKey);
    deps.record('logout.ok', { userId, address, requestId });
  };
}

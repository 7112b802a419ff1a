import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { RecordSecurity } from '../ports.ts';

export interface LogOutDependencies {
  readonly sessions: Platform['sessions'];
  readonly record: RecordSecurity;
}

/** Ends the session on the server. Does nothing for a visitor without one. */
export function logOut(deps: LogOutDependencies) {
  return async ({ sessionKey, userId, address }: Identity, requestId: string): Promise<void> => {
    if (sessionKey === null) return;
    await deps.sessions.end(sessionKey);
    deps.record('logout.ok', { userId, address, requestId });
  };
}

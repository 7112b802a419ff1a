import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { RecordSecurity } from './ports.ts';

/** Ends the session on the server; a visitor has none, and that is as good. */
export function logOut(deps: { readonly sessions: Platform['sessions']; readonly record: RecordSecurity }) {
  return async ({ sessionKey, userId, address }: Identity, requestId: string): Promise<void> => {
    if (sessionKey === null) return;
    await deps.sessions.end(sessionKey);
    deps.record('logout.ok', { userId, address, requestId });
  };
}

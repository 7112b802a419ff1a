import type { Platform } from '@pathshala/service-kit/platform';

/** Ends the session on the server; a visitor has none, and that is as good. */
export function logOut(deps: { readonly sessions: Platform['sessions'] }) {
  return async (sessionKey: string | null): Promise<void> => {
    if (sessionKey !== null) await deps.sessions.end(sessionKey);
  };
}

import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { ResolvedSession } from './callers.ts';

/** Who calls, in the words that the services know. */
export function identityOf(session: ResolvedSession | null, address: string): Identity {
  if (session === null) {
    return {
      role: 'visitor',
      userId: null,
      username: null,
      name: null,
      email: null,
      sessionKey: null,
      address,
    };
  }
  const { role, userId, username, name, email } = session.user;
  return { role, userId, username, name, email, sessionKey: session.sessionKey, address };
}

import { useServices } from '../services.ts';
import { useStore } from '../store.ts';
import type { SessionState, SessionUser } from './session.ts';

export function useSession(): SessionState {
  return useStore(useServices().session);
}

/** The account as the browser knows it; the API checks each call. A participant has none: null, as for a visitor. */
export function useUser(): SessionUser | null {
  const { user } = useSession();
  return user?.participation === undefined ? user : null;
}

/** Returns the participant, who sits one exam without an account (decision 0017); null for everybody else. */
export function useParticipant(): SessionUser | null {
  const { user } = useSession();
  return user?.participation === undefined ? null : user;
}

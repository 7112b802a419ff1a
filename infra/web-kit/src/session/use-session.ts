import { useServices } from '../services.ts';
import { useStore } from '../store.ts';
import type { SessionState, SessionUser } from './session.ts';

export function useSession(): SessionState {
  return useStore(useServices().session);
}

/** The user as the browser knows them; the API checks each call. */
export function useUser(): SessionUser | null {
  return useSession().user;
}

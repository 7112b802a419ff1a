import { useServices } from '../services.ts';
import { useStore } from '../store.ts';
import type { SessionState, SessionUser } from './session.ts';

export function useSession(): SessionState {
  return useStore(useServices().session);
}

/** Who is logged in, as far as the browser knows; the API decides what they may do. */
export function useUser(): SessionUser | null {
  return useSession().user;
}

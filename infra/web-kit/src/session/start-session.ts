import type { readOwnUser } from '@pathshala/svc-auth/contract/http';
import { isApiError } from '../api/api-error.ts';
import type { Services } from '../services.ts';

/** Believes what the browser remembers, then asks the server who is really there (spec §4). */
export async function startSession({ api, session }: Pick<Services, 'api' | 'session'>): Promise<void> {
  session.restore();
  if (!session.get().isLoggedin) return;
  try {
    session.loggedIn(await api.call<typeof readOwnUser>('get', '/users/user'));
    session.reset();
  } catch (error) {
    // A 401 has already ended the session here; anything else says nothing about it.
    if (!isApiError(error)) throw error;
  }
}

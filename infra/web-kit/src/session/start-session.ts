import type { readOwnUser } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '../api/api-error.ts';
import type { Services } from '../services.ts';

type SessionServices = Pick<Services, 'api' | 'session'>;

/** Believes what the browser remembers, then asks the server who is really there (spec §4). */
export async function startSession(services: SessionServices): Promise<void> {
  services.session.restore();
  if (services.session.get().isLoggedin) await askWhoIsThere(services);
}

/** Milliseconds for an answer on which a page waits. */
const timeout = 5_000;

/** Logs in whom the server knows by this browser's cookie; nobody, or no answer, changes nothing here. */
export async function askWhoIsThere({ api, session }: SessionServices): Promise<void> {
  try {
    session.loggedIn(await api.call<typeof readOwnUser>('get', '/users/user', {}, { timeout }));
    session.reset();
  } catch (error) {
    // A 401 has already ended the session here; anything else says nothing about it.
    if (!isApiError(error)) throw error;
  }
}

import type { readOwnUser } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '../api/api-error.ts';
import { outlastsPage } from '../browser-storage.ts';
import type { Services } from '../services.ts';
import { userOf } from './user-of.ts';

type SessionServices = Pick<Services, 'api' | 'session'>;

/**
 * Restores the user that the browser stored, then checks with the server (spec §4). A visitor of whom nothing is stored
 * costs no request, but where the browser forbids storage only the server knows who is logged in.
 */
export async function startSession(services: SessionServices): Promise<void> {
  services.session.restore();
  if (services.session.get().isLoggedin || !outlastsPage()) await refreshSession(services);
}

/** Milliseconds: a page waits for this answer. */
const timeout = 5_000;

/** Logs in the user of this browser's session cookie; without a valid one, or without an answer, nothing changes. */
export async function refreshSession({ api, session }: SessionServices): Promise<void> {
  try {
    session.loggedIn(userOf(await api.call<typeof readOwnUser>('get', '/users/user', {}, { timeout })));
    session.reset();
  } catch (error) {
    // The API client has already ended the session for a 401; other errors do not concern it.
    if (!isApiError(error)) throw error;
  }
}

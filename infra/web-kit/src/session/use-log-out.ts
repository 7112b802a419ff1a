import type { logOut } from '@pathshala/svc-auth-contract/http';
import { useNavigate } from '@pathshala/web-kit/router';
import { flushSync } from 'react-dom';
import { isApiError } from '../api/api-error.ts';
import { useText } from '../i18n/texts.ts';
import { useServices } from '../services.ts';

const loggedOut = { en: 'You are logged out', bn: 'আপনি লগ আউট করেছেন' };

/** Ends the session on the server and returns to `/`. On failure the user remains logged in (spec §4). */
export function useLogOut(): () => void {
  const { api, session, toast } = useServices();
  const navigate = useNavigate();
  const translate = useText();
  async function logOutNow(): Promise<void> {
    session.pending();
    try {
      await api.call<typeof logOut>('post', '/auth/logout');
      // Leaves a guarded page first: else its guard would redirect to the log-in.
      flushSync(() => void navigate('/'));
      session.loggedOut();
      toast.success(translate(loggedOut));
    } catch (error) {
      if (!isApiError(error)) throw error;
      session.failed(error.message);
      toast.error(error.message);
    }
  }
  return () => void logOutNow();
}

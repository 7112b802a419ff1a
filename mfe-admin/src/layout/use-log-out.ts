import type { logOut } from '@pathshala/svc-auth/contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { flushSync } from 'react-dom';
import { useTexts } from '../texts.ts';

/** Ends the session on the server and returns to `/`; failure leaves one logged in (spec §4). */
export function useLogOut(): () => void {
  const { api, session, queryClient, toast } = useServices();
  const navigate = useNavigate();
  const say = useTexts();
  async function logOutNow(): Promise<void> {
    session.pending();
    try {
      await api.call<typeof logOut>('post', '/auth/logout');
      // First away from here: the page's guard would else ask for a log-in.
      flushSync(() => navigate('/'));
      session.loggedOut();
      queryClient.clear();
      toast.success(say('menu.loggedOut'));
    } catch (error) {
      if (!isApiError(error)) throw error;
      session.failed(error.message);
      toast.error(error.message);
    }
  }
  return () => void logOutNow();
}

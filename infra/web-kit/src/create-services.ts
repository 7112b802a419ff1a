import type { readOwnUser } from '@pathshala/svc-auth-contract/http';
import { createApi } from './api/api.ts';
import { browserStorage } from './browser-storage.ts';
import { createLanguageStore, createThemeStore } from './preferences.ts';
import { createQueryClient } from './query/query-client.ts';
import type { Services } from './services.ts';
import { dropAnswersWithPerson, followTabs } from './session/follow-tabs.ts';
import { createSession } from './session/session.ts';
import { userOf } from './session/user-of.ts';
import { refreshSession } from './session/start-session.ts';
import { createToast } from './toast/toast.ts';

/** The services of the page. */
export function createServices(): Services {
  const language = createLanguageStore();
  const toast = createToast();
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pathshala-session') : undefined;
  const session = createSession(browserStorage(), tabs?.postMessage.bind(tabs));
  const queryClient = createQueryClient();
  dropAnswersWithPerson(session, queryClient);
  const follower = followTabs({ session, toast, language }, tabs);
  const api = createApi({
    language: language.get,
    // The server's answer names what is missing, and the router opens the page for it.
    onSecondFactorRequired: () => void refreshSession({ api, session }),
    userId: () => {
      follower.sync();
      return session.get().user?._id;
    },
    onUnauthenticated: () => {
      const { isLoggedin, elsewhere } = session.get();
      // A held page knows already; another announcement would log out the new user.
      if (!isLoggedin || elsewhere !== null) return;
      // A page with unsaved work keeps its user, who can log in again in place.
      session.adopt({ user: null, time: Date.now() + 1 });
      if (!session.get().isLoggedin) session.loggedOut();
    },
    onOtherPerson: () => {
      api.call<typeof readOwnUser>('get', '/users/user').then(
        (user) => follower.adopt({ user: userOf(user), time: Date.now() }),
        // A 401 has already ended the session; without a response the next call is refused again.
        () => undefined,
      );
    },
  });
  return { api, queryClient, session, language, theme: createThemeStore(), toast };
}

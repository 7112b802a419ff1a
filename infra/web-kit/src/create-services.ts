import { createApi } from './api/api.ts';
import { createLanguageStore, createThemeStore } from './preferences.ts';
import { createQueryClient } from './query/query-client.ts';
import type { Services } from './services.ts';
import { createSession } from './session/session.ts';
import { createToast } from './toast/toast.ts';

/** The one set of services of the page. */
export function createServices(): Services {
  const language = createLanguageStore();
  const session = createSession(localStorage);
  const queryClient = createQueryClient();
  const api = createApi({
    language: language.get,
    onUnauthenticated: () => {
      if (session.get().isLoggedin) session.loggedOut();
    },
  });
  return { api, queryClient, session, language, theme: createThemeStore(), toast: createToast() };
}

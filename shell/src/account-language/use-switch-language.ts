import type { changeOwnAccount } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import type { Language } from '@pathshala/web-kit/language';
import { useServices } from '@pathshala/web-kit/services';
import { useRef } from 'react';

/** Switches the language of this browser, and stores it in the account of who is logged in. */
export function useSwitchLanguage(): (language: Language) => void {
  const { api, session, language: current, toast } = useServices();
  const isSaving = useRef(false);
  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      let body = { language: current.get() };
      let user = await api.call<typeof changeOwnAccount>('put', '/user', { body });
      while (body.language !== current.get()) {
        body = { language: current.get() };
        user = await api.call<typeof changeOwnAccount>('put', '/user', { body });
      }
      session.loggedIn(user);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    } finally {
      isSaving.current = false;
    }
  }
  return (language) => {
    current.set(language);
    const { isLoggedin, user } = session.get();
    if (!isLoggedin || user?.participation !== undefined) return;
    void save();
    // A remote whose texts do not load sets the language back: the account gets the one that is shown.
    const end = current.subscribe(() => {
      end();
      void save();
    });
  };
}

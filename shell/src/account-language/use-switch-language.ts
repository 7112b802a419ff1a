import type { changeOwnAccount } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import type { Language } from '@pathshala/web-kit/language';
import { useServices } from '@pathshala/web-kit/services';

/** Switches the language of this browser, and stores it in the account of who is logged in. */
export function useSwitchLanguage(): (language: Language) => void {
  const { api, session, language: current, toast } = useServices();
  async function save(language: Language): Promise<void> {
    try {
      const body = { language };
      session.loggedIn(await api.call<typeof changeOwnAccount>('put', '/user', { body }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
  }
  return (language) => {
    current.set(language);
    const { isLoggedin, user } = session.get();
    if (isLoggedin && user?.participation === undefined) void save(language);
  };
}

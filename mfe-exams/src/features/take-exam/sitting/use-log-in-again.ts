import type { logIn } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useUser } from '@pathshala/web-kit/use-session';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';

export interface UseLogInAgain {
  /** Whose exam it is. */
  readonly owner: SessionUser | null;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly logIn: (identifier: string, password: string) => Promise<void>;
}

/** Logs the same student in again without leaving the page; `onBack` when that has worked. */
export function useLogInAgain(onBack: () => void): UseLogInAgain {
  const say = useTexts();
  const owner = useUser();
  const { api, session } = useServices();
  const [state, setState] = useState<{ isBusy: boolean; error: string | null }>({
    isBusy: false,
    error: null,
  });
  const fail = (error: string): void => setState({ isBusy: false, error });

  async function enter(identifier: string, password: string): Promise<void> {
    if (identifier.trim() === '' || password === '') return fail(say('login.required'));
    setState({ isBusy: true, error: null });
    try {
      const body = { ...named(identifier.trim()), password };
      const user = await api.call<typeof logIn>('post', '/auth/login', { body }, { endsSession: false });
      if (owner && user._id !== owner._id) return fail(say('login.other', { name: owner.name }));
      session.loggedIn(user);
      setState({ isBusy: false, error: null });
      onBack();
    } catch (error) {
      if (!isApiError(error)) throw error;
      fail(error.message);
    }
  }
  return { owner, ...state, logIn: enter };
}

/** AUTH-03: an identifier with the form of an email address is one. */
function named(identifier: string): { readonly email: string } | { readonly username: string } {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(identifier) ? { email: identifier } : { username: identifier };
}

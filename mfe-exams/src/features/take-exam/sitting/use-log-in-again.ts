import { isApiError } from '@pathshala/web-kit/api-error';
import { logInStep } from '@pathshala/web-kit/log-in-step';
import { useServices } from '@pathshala/web-kit/services';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useUser } from '@pathshala/web-kit/use-session';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';

interface LogInAgainForm {
  readonly identifier: string;
  readonly password: string;
  readonly code: string;
}

interface AgainState {
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly needsCode: boolean;
}

export interface UseLogInAgain {
  /** Whose exam it is. */
  readonly owner: SessionUser | null;
  readonly isBusy: boolean;
  readonly error: string | null;
  /** The account has a second step: `logIn` takes its code, too. */
  readonly needsCode: boolean;
  readonly logIn: (form: LogInAgainForm) => Promise<void>;
}

/** Logs the same student in again without leaving the page; `onBack` when that has worked. */
export function useLogInAgain(onBack: () => void): UseLogInAgain {
  const say = useTexts();
  const owner = useUser();
  const { api, session } = useServices();
  const [state, setState] = useState<AgainState>({ isBusy: false, error: null, needsCode: false });
  const { needsCode } = state;
  const fail = (error: string): void => setState((last) => ({ ...last, isBusy: false, error }));

  async function enter(typed: LogInAgainForm): Promise<void> {
    const missing = missingIn(typed, needsCode);
    if (missing !== null) return fail(say(missing));
    const { identifier, password, code } = typed;
    setState({ isBusy: true, error: null, needsCode });
    try {
      const form = { ...named(identifier.trim()), password };
      const user = await logInStep(api, needsCode ? { ...form, code } : form);
      if (user === 'code-needed') {
        return setState({ isBusy: false, error: say('login.codeNeeded'), needsCode: true });
      }
      if (owner && user._id !== owner._id) return fail(say('login.other', { name: owner.name }));
      session.loggedIn(user);
      setState({ isBusy: false, error: null, needsCode: false });
      onBack();
    } catch (error) {
      if (!isApiError(error)) throw error;
      fail(error.message);
    }
  }
  return { owner, ...state, logIn: enter };
}

function missingIn(
  { identifier, password, code }: LogInAgainForm,
  needsCode: boolean,
): 'login.required' | 'login.codeNeeded' | null {
  if (identifier.trim() === '' || password === '') return 'login.required';
  return needsCode && code.trim() === '' ? 'login.codeNeeded' : null;
}

/** AUTH-03: an identifier with the form of an email address is one. */
function named(identifier: string): { readonly email: string } | { readonly username: string } {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(identifier) ? { email: identifier } : { username: identifier };
}

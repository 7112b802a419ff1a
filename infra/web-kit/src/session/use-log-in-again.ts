import { useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import { useText } from '../i18n/texts.ts';
import { useServices } from '../services.ts';
import type { SessionUser } from './session-user.ts';
import { logInStep, passkeyElsewhere, type SecondStep, takesCode } from './log-in-step.ts';
import { useUser } from './use-session.ts';

const texts = {
  required: { en: 'Write your password.', bn: 'পাসওয়ার্ড লিখুন।' },
  code: {
    en: 'Now the code of your authenticator app, or a recovery code.',
    bn: 'এবার অথেন্টিকেটর অ্যাপের কোড বা একটি রিকভারি কোড লিখুন।',
  },
  other: {
    en: 'That is another account. What is typed here belongs to {name}: log in with that account. Nothing was saved.',
    bn: 'এটি অন্য অ্যাকাউন্ট। এখানকার লেখা {name}-এর: সেই অ্যাকাউন্ট দিয়ে লগ ইন করুন। কিছুই সংরক্ষণ করা হয়নি।',
  },
};

export interface UseLogInAgain {
  /** The account whose work is unsaved. */
  readonly account: { readonly username: string; readonly name: string } | null;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** The account has a second step: `logIn` takes its code, too. */
  readonly needsCode: boolean;
  /** True if only a passkey finishes the log-in, in another tab: `logIn` continues here. */
  readonly needsPasskey: boolean;
  readonly logIn: (password: string, code?: string) => Promise<void>;
}

interface AgainState {
  readonly isBusy: boolean;
  readonly step: 'password' | 'code' | 'passkey';
  readonly error?: string;
}

/** Logs the same user in again without leaving the page; refuses every other account. */
export function useLogInAgain(onDone: () => void): UseLogInAgain {
  const translate = useText();
  const account = useUser();
  const { api, session } = useServices();
  const [state, setState] = useState<AgainState>({ isBusy: false, step: 'password' });
  const { error, isBusy, step } = state;
  const fail = (message: string): void => setState((last) => ({ ...last, isBusy: false, error: message }));

  function ask(second: SecondStep): void {
    const next = takesCode(second) ? 'code' : 'passkey';
    const error = translate(next === 'code' ? texts.code : passkeyElsewhere);
    setState({ isBusy: false, step: next, error });
  }

  function finish(user: SessionUser): void {
    if (user._id !== account?._id) return fail(translate(texts.other, { name: account?.name ?? '' }));
    session.loggedIn(user);
    onDone();
  }

  async function enter(password: string, code = ''): Promise<void> {
    if (!account || step === 'passkey') return onDone();
    const missing = missingIn({ step, password, code });
    if (missing !== undefined) return fail(translate(missing));
    setState({ isBusy: true, step });
    try {
      const form = { username: account.username, password };
      const user = await logInStep(api, step === 'code' ? { ...form, code } : form);
      if ('methods' in user) ask(user);
      else finish(user);
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      fail(thrown.message);
    }
  }

  const needs = { needsCode: step === 'code', needsPasskey: step === 'passkey' };
  return { account, isBusy, ...needs, error, logIn: enter };
}

function missingIn({ step, password, code }: Pick<AgainState, 'step'> & { password: string; code: string }) {
  if (password === '') return texts.required;
  return step === 'code' && code === '' ? texts.code : undefined;
}

import type { logIn } from '@pathshala/svc-auth-contract/http';
import { useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import { useText } from '../i18n/texts.ts';
import { useServices } from '../services.ts';
import { useUser } from './use-session.ts';

const texts = {
  required: { en: 'Write your password.', bn: 'পাসওয়ার্ড লিখুন।' },
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
  readonly logIn: (password: string) => Promise<void>;
}

/** Logs the same user in again without leaving the page; refuses every other account. */
export function useLogInAgain(onDone: () => void): UseLogInAgain {
  const translate = useText();
  const account = useUser();
  const { api, session } = useServices();
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false });
  const fail = (error: string): void => setState({ isBusy: false, error });

  async function enter(password: string): Promise<void> {
    if (!account) return onDone();
    if (password === '') return fail(translate(texts.required));
    setState({ isBusy: true });
    try {
      const body = { username: account.username, password };
      const user = await api.call<typeof logIn>('post', '/auth/login', { body }, { endsSession: false });
      if (user._id !== account._id) return fail(translate(texts.other, { name: account.name }));
      session.loggedIn(user);
      onDone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      fail(error.message);
    }
  }

  return { account, isBusy: state.isBusy, error: state.error, logIn: enter };
}

import { asciiDigits } from '@pathshala/rules/digits';
import type { finishLogIn, logIn, SecondFactorMethod } from '@pathshala/svc-auth-contract/http';
import type { Api } from '../api/api.ts';
import type { SessionUser } from './session.ts';

export interface LogInForm {
  readonly email?: string;
  readonly username?: string;
  readonly password: string;
  /** The code of the second step, once it was asked for: of the authenticator app, or a recovery code. */
  readonly code?: string;
}

/** A code of six digits is the app's, anything else is a recovery code. */
export function secondStepBody(typed: string): { readonly code: string } | { readonly recoveryCode: string } {
  const code = asciiDigits(typed.normalize('NFKC')).replaceAll(/[\s-]/gu, '');
  return /^\d{6}$/u.test(code) ? { code } : { recoveryCode: typed.trim() };
}

/** The log-in is not finished: one of these methods is the second step. */
export interface SecondStep {
  readonly methods: readonly SecondFactorMethod[];
}

/** Whether a typed code finishes the log-in; otherwise only a passkey does. */
export function takesCode({ methods }: SecondStep): boolean {
  return methods.some((method) => method !== 'passkey');
}

/** The text of a page that cannot use the passkey itself. */
export const passkeyElsewhere = {
  en: 'Log in in another tab with your passkey, then continue here.',
  bn: 'অন্য একটি ট্যাবে পাসকি দিয়ে লগ ইন করুন, তারপর এখানে এসে এগিয়ে যান।',
} as const;

/** Logs in on a page with unsaved work, without ending its session. After a `SecondStep`, call it again with the code. */
export async function logInStep(api: Api, form: LogInForm): Promise<SessionUser | SecondStep> {
  const { code, ...body } = form;
  const options = { endsSession: false };
  if (code !== undefined) {
    const given = secondStepBody(code);
    return api.call<typeof finishLogIn>('post', '/auth/second-factor', { body: given }, options);
  }
  const answer = await api.call<typeof logIn>('post', '/auth/login', { body }, options);
  return 'secondFactor' in answer ? { methods: answer.methods } : answer;
}

import { asciiDigits } from '@pathshala/rules/digits';
import type { finishLogIn, logIn } from '@pathshala/svc-auth-contract/http';
import type { Api } from '../api/api.ts';
import type { SessionUser } from './session.ts';

export interface LogInForm {
  readonly email?: string;
  readonly username?: string;
  readonly password: string;
  /** For the second step, once it was asked for: of the authenticator app, or a recovery code. */
  readonly code?: string;
}

/** A code of six digits is the app's, anything else is a recovery code. */
export function secondStepBody(typed: string): { readonly code: string } | { readonly recoveryCode: string } {
  const code = asciiDigits(typed.normalize('NFKC')).replaceAll(/[\s-]/gu, '');
  return /^\d{6}$/u.test(code) ? { code } : { recoveryCode: typed.trim() };
}

/** Logs in on a page with unsaved work, without ending its session. `code-needed`: call it again with the code. */
export async function logInStep(api: Api, form: LogInForm): Promise<SessionUser | 'code-needed'> {
  const { code, ...body } = form;
  const options = { endsSession: false };
  if (code !== undefined) {
    const given = secondStepBody(code);
    return api.call<typeof finishLogIn>('post', '/auth/second-factor', { body: given }, options);
  }
  const answer = await api.call<typeof logIn>('post', '/auth/login', { body }, options);
  return 'secondFactor' in answer ? 'code-needed' : answer;
}

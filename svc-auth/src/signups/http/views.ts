import { formatMessage } from '@pathshala/contract-kit/message';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import type { Language } from '../../accounts/index.ts';
import { codeLifetimeMinutes } from '../domain/signup.ts';
import type { StartedSignup } from '../use-cases/sign-up.ts';

export function codeSentView(
  { email, code, resendAfterSeconds }: Pick<StartedSignup, 'email' | 'code' | 'resendAfterSeconds'>,
  language: Language,
) {
  const message =
    code === 'mailed'
      ? formatMessage(auth['auth.code-sent'], language, { email, minutes: codeLifetimeMinutes })
      : formatMessage(auth['auth.code-later'], language, {
          email,
          minutes: Math.ceil(resendAfterSeconds / 60),
        });
  return { message, resendAfterSeconds };
}

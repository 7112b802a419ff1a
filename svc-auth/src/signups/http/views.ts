import { formatMessage } from '@pathshala/contract-kit/message';
import { bengaliDigits } from '@pathshala/rules/digits';
import { localMobileOf } from '@pathshala/rules/mobile';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import type { Language } from '../../accounts/index.ts';
import { codeLifetimeMinutes } from '../domain/signup.ts';
import type { StartedSignup } from '../use-cases/sign-up.ts';

export function codeSentView(
  { email, mobile, code, resendAfterSeconds }: Omit<StartedSignup, 'signupId'>,
  language: Language,
) {
  const isSent = code === 'mailed';
  const minutes = isSent ? codeLifetimeMinutes : Math.ceil(resendAfterSeconds / 60);
  const message =
    mobile === undefined
      ? formatMessage(auth[isSent ? 'auth.code-sent' : 'auth.code-later'], language, { email, minutes })
      : formatMessage(auth[isSent ? 'auth.sms-code-sent' : 'auth.sms-code-later'], language, {
          mobile: language === 'bn' ? bengaliDigits(localMobileOf(mobile)) : localMobileOf(mobile),
          minutes,
        });
  return { message, resendAfterSeconds };
}

import { formatMessage } from '@pathshala/contract-kit/message';
import { bengaliDigits } from '@pathshala/rules/digits';
import { localMobileOf } from '@pathshala/rules/mobile';
import { accountLimits } from '@pathshala/rules/account';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import type { Language } from '../../accounts/index.ts';
import { codeLifetimeMinutes, resendAt, type EmailChange } from '../domain/email-change.ts';

export function codeSentView({ email }: EmailChange, language: Language) {
  const params = { email, minutes: codeLifetimeMinutes };
  return {
    message: formatMessage(auth['auth.code-sent'], language, params),
    resendAfterSeconds: accountLimits.resendAfterSeconds,
  };
}

export function mobileCodeSentView({ email: mobile }: EmailChange, language: Language) {
  const number = localMobileOf(mobile);
  const params = {
    mobile: language === 'bn' ? bengaliDigits(number) : number,
    minutes: codeLifetimeMinutes,
  };
  return {
    message: formatMessage(auth['auth.sms-code-sent'], language, params),
    resendAfterSeconds: accountLimits.resendAfterSeconds,
  };
}

export function pendingMobileView(change: EmailChange) {
  return { mobile: localMobileOf(change.email), resendAt: new Date(resendAt(change)).toISOString() };
}

export function pendingView(change: EmailChange) {
  return { email: change.email, resendAt: new Date(resendAt(change)).toISOString() };
}

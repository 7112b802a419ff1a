import { formatMessage } from '@pathshala/contract-kit/message';
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

export function pendingView(change: EmailChange) {
  return { email: change.email, resendAt: new Date(resendAt(change)).toISOString() };
}

import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Accounts, Caller, Language } from '../../accounts/index.ts';
import type { MailLimits } from '../../mails/index.ts';
import { newCode, secondsUntilResend, type Signup } from '../domain/signup.ts';
import type { CodeMail, Codes, Signups } from '../ports.ts';
import { belongsToAccount } from './sign-up.ts';

interface ResendCodeDependencies {
  readonly accounts: Accounts;
  readonly signups: Signups;
  readonly codes: Codes;
  readonly codeMail: CodeMail;
  readonly mailLimits: MailLimits;
  readonly now: () => number;
}

export interface ResendCodeCommand {
  readonly signupId: string | null;
  readonly language: Language;
  readonly caller: Caller;
}

/** Mails a new code with new tries, within the mail limits; above them the last code stays valid. Two concurrent requests send one mail. */
export function resendCode(deps: ResendCodeDependencies) {
  return async ({ signupId, language, caller }: ResendCodeCommand): Promise<Signup> => {
    const signup = signupId === null ? null : await deps.signups.find(signupId);
    if (signup === null) throw new DomainError('gone', 'auth.signup-unknown');
    const now = deps.now();
    const { emailKey } = signup;
    const seconds =
      secondsUntilResend(signup, now) ||
      (await deps.mailLimits.take({ purpose: 'code', emailKey, address: caller.address }));
    if (seconds > 0) throw tooEarly(seconds);
    const { code, codeHash } = deps.codes.create(signup._id);
    const replaced = await deps.signups.replaceCode(signup._id, signup.sentAt, newCode(codeHash, now));
    if (!replaced) throw tooEarly(secondsUntilResend({ ...signup, sentAt: now }, now));
    const { email: to, mobile } = signup;
    const isTaken = await belongsToAccount(deps, signup);
    await deps.codeMail.send({ signupId: signup._id, to, mobile, isTaken, code, language });
    return signup;
  };
}

/** Longer waits are shown in minutes. */
const maxShownSeconds = 120;

function tooEarly(seconds: number): DomainError {
  const code = seconds <= maxShownSeconds ? 'auth.resend-early' : 'auth.resend-later';
  return new DomainError('too-many', code, {
    params: { seconds, minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
}

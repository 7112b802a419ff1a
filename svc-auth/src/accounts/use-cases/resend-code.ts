import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { MailLimits } from '../../mails/use-cases/ports.ts';
import { newCode, secondsUntilResend, type Signup } from '../domain/signup.ts';
import type { Caller, CodeMail, Codes, Language, Signups } from './ports.ts';

export interface ResendCodeDeps {
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

/** A new code with new tries, within the limits of mails; above them the last code stays valid. Two requests at once send one mail. */
export function resendCode(deps: ResendCodeDeps) {
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
    await deps.codeMail.send({ signupId: signup._id, to: signup.email, code, language });
    return signup;
  };
}

/** A longer wait is shown in minutes. */
const countedSeconds = 120;

function tooEarly(seconds: number): DomainError {
  const code = seconds <= countedSeconds ? 'auth.resend-early' : 'auth.resend-later';
  return new DomainError('too-many', code, {
    params: { seconds, minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
}

import { DomainError } from '@pathshala/service-kit/errors';
import { newCode, secondsUntilResend, type Signup } from '../domain/signup.ts';
import type { CodeMail, CodeMailLimits, Codes, Language, Signups } from './ports.ts';

export interface ResendCodeDeps {
  readonly signups: Signups;
  readonly codes: Codes;
  readonly codeMail: CodeMail;
  readonly codeMailLimits: CodeMailLimits;
  readonly now: () => number;
}

/** A new code with new tries, at the earliest 60 s after the last one. Two requests at once send one mail. */
export function resendCode(deps: ResendCodeDeps) {
  return async (command: { signupId: string | null; language: Language }): Promise<Signup> => {
    const signup = command.signupId === null ? null : await deps.signups.find(command.signupId);
    if (signup === null) throw new DomainError('gone', 'auth.signup-unknown');
    const now = deps.now();
    const seconds = secondsUntilResend(signup, now);
    if (seconds > 0) throw tooEarly(seconds);
    await deps.codeMailLimits.count(signup.emailKey);
    const { code, codeHash } = deps.codes.create(signup._id);
    const replaced = await deps.signups.replaceCode(signup._id, signup.sentAt, newCode(codeHash, now));
    if (!replaced) throw tooEarly(secondsUntilResend({ ...signup, sentAt: now }, now));
    await deps.codeMail.send({ to: signup.email, name: signup.name, code, language: command.language });
    return signup;
  };
}

function tooEarly(seconds: number): DomainError {
  return new DomainError('too-many', 'auth.resend-early', {
    params: { seconds },
    retryAfterSeconds: seconds,
  });
}

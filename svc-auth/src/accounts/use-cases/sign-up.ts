import { DomainError } from '@pathshala/service-kit/errors';
import {
  checkSignup,
  type CheckedSignup,
  type PasswordPolicy,
  type SignupForm,
} from '../domain/credentials.ts';
import { newCode } from '../domain/signup.ts';
import type { Accounts, CodeMail, CodeMailLimits, Codes, Language, Passwords, Signups } from './ports.ts';

export interface SignUpDeps {
  readonly accounts: Accounts;
  readonly signups: Signups;
  readonly passwords: Passwords;
  readonly policy: PasswordPolicy;
  readonly codes: Codes;
  readonly codeMail: CodeMail;
  readonly codeMailLimits: CodeMailLimits;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface SignUpCommand {
  readonly form: SignupForm;
  readonly language: Language;
  /** The sign-up this browser began before, from its signed cookie. */
  readonly signupId: string | null;
}

/** Keeps the sign-up, mails its code, and answers the id that the browser's cookie is to carry. */
export function signUp(deps: SignUpDeps) {
  return async (command: SignUpCommand): Promise<{ signupId: string; email: string }> => {
    const form = checkSignup(command.form, deps.policy);
    await refuseTaken(deps, form);
    await takeMailPlace(deps, form.emailKey, command.signupId);
    try {
      return await begin(deps, form, command.language);
    } catch (error) {
      await deps.codeMailLimits.giveBack(form.emailKey);
      throw error;
    }
  };
}

async function begin(deps: SignUpDeps, form: CheckedSignup, language: Language) {
  const { password, ...who } = form;
  const signupId = deps.newId();
  const now = deps.now();
  const passwordHash = await deps.passwords.hash(password);
  const { code, codeHash } = deps.codes.create(signupId);
  await deps.signups.insert({
    _id: signupId,
    ...who,
    passwordHash,
    createdAt: now,
    ...newCode(codeHash, now),
  });
  await deps.codeMail.send({ to: who.email, name: who.name, code, language });
  return { signupId, email: who.email };
}

async function refuseTaken(deps: SignUpDeps, form: CheckedSignup): Promise<void> {
  const [sameEmail, sameUsername, underWay] = await Promise.all([
    deps.accounts.findByEmail(form.emailKey),
    deps.accounts.findByUsername(form.usernameKey),
    deps.signups.findByUsername(form.usernameKey),
  ]);
  if (sameEmail !== null) refuse('email', 'auth.email-taken');
  if (sameUsername !== null) refuse('username', 'auth.username-taken');
  const isReserved = underWay !== null && underWay.codeExpiresAt > deps.now();
  if (isReserved && underWay.emailKey !== form.emailKey) refuse('username', 'auth.username-taken');
}

/** The browser that asked for the last code may correct its form at once; anybody else waits, so that nobody's mailbox is flooded. */
async function takeMailPlace(deps: SignUpDeps, emailKey: string, signupId: string | null): Promise<void> {
  const before = signupId === null ? null : await deps.signups.find(signupId);
  if (before?.emailKey === emailKey) return deps.codeMailLimits.count(emailKey);
  const seconds = await deps.codeMailLimits.take(emailKey);
  if (seconds === 0) return;
  throw new DomainError('conflict', 'auth.code-just-sent', {
    params: { seconds },
    fields: { email: 'auth.code-just-sent' },
    retryAfterSeconds: seconds,
  });
}

function refuse(field: string, code: string): never {
  throw new DomainError('conflict', code, { fields: { [field]: code } });
}

import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  checkSignup,
  type CheckedSignup,
  type PasswordPolicy,
  type SignupForm,
} from '../domain/credentials.ts';
import { isCodeAlive, newCode, noCode, type Signup } from '../domain/signup.ts';
import type { MailLimits } from '../../mails/use-cases/ports.ts';
import { accountLimits } from '@pathshala/svc-auth-contract/account';
import type {
  Accounts,
  Caller,
  CodeMail,
  Codes,
  Language,
  Passwords,
  RecordSecurity,
  Signups,
} from './ports.ts';

export interface SignUpDeps {
  readonly accounts: Accounts;
  readonly signups: Signups;
  readonly passwords: Passwords;
  readonly policy: PasswordPolicy;
  readonly codes: Codes;
  readonly codeMail: CodeMail;
  readonly mailLimits: MailLimits;
  readonly record: RecordSecurity;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface SignUpCommand {
  readonly form: SignupForm;
  readonly language: Language;
  readonly caller: Caller;
  /** The sign-up this browser began before, from its signed cookie. */
  readonly signupId: string | null;
}

/** `mailed`: a code that proves this sign-up is in the mailbox. `later`: none is, the next can be mailed after the seconds. */
export interface SignUpBegun {
  readonly signupId: string;
  readonly email: string;
  readonly code: 'mailed' | 'later';
  readonly resendAfterSeconds: number;
}

type Unproved = Omit<Signup, keyof ReturnType<typeof newCode> | '_id' | 'createdAt'>;

/** Stores the sign-up, mails its code where the limits allow, and answers the id that the browser's cookie is to carry. */
export function signUp(deps: SignUpDeps) {
  return async (command: SignUpCommand): Promise<SignUpBegun> => {
    const checked = checkSignup(command.form, deps.policy);
    await refuseTaken(deps, checked);
    const { password, ...who } = checked;
    const form = { ...who, passwordHash: await deps.passwords.hash(password) };
    const { emailKey } = form;
    const { address } = command.caller;
    const seconds = await deps.mailLimits.take({ purpose: 'code', emailKey, address });
    const begun =
      seconds === 0
        ? await mailCode(deps, form, command.language)
        : await joinMailed(deps, form, { seconds, signupId: command.signupId });
    deps.record('signup.begun', { ...command.caller, signupId: begun.signupId, mailed: seconds === 0 });
    return begun;
  };
}

async function mailCode(deps: SignUpDeps, form: Unproved, language: Language): Promise<SignUpBegun> {
  const signupId = deps.newId();
  const now = deps.now();
  const { code, codeHash } = deps.codes.create(signupId);
  await deps.signups.insert({ _id: signupId, ...form, createdAt: now, ...newCode(codeHash, now) });
  await deps.codeMail.send({ signupId, to: form.email, code, language });
  const { resendAfterSeconds } = accountLimits;
  return { signupId, email: form.email, code: 'mailed', resendAfterSeconds };
}

/**
 * Above the limit the sign-up is stored without a code of its own. The browser that was mailed the last code keeps it
 * and may correct its form; any other is proved by the newest code in the mailbox.
 */
async function joinMailed(
  deps: SignUpDeps,
  form: Unproved,
  { seconds, signupId }: { seconds: number; signupId: string | null },
): Promise<SignUpBegun> {
  const now = deps.now();
  const answer = { email: form.email, resendAfterSeconds: seconds };
  const before = signupId === null ? null : await deps.signups.find(signupId);
  if (before?.emailKey === form.emailKey && isCodeAlive(before, now)) {
    await deps.signups.replaceForm(before._id, form);
    return { ...answer, signupId: before._id, code: 'mailed' };
  }
  const newId = deps.newId();
  await deps.signups.insert({ _id: newId, ...form, createdAt: now, ...noCode });
  const mailed = await deps.signups.newestMailed(form.emailKey, now);
  return { ...answer, signupId: newId, code: mailed === null ? 'later' : 'mailed' };
}

async function refuseTaken(deps: SignUpDeps, form: CheckedSignup): Promise<void> {
  const [sameEmail, sameUsername, underWay] = await Promise.all([
    deps.accounts.findByEmail(form.emailKey),
    deps.accounts.findByUsername(form.usernameKey),
    deps.signups.findByUsername(form.usernameKey),
  ]);
  if (sameEmail !== null) refuse('email', 'auth.email-taken');
  if (sameUsername !== null) refuse('username', 'auth.username-taken');
  const isReserved = underWay !== null && isCodeAlive(underWay, deps.now());
  if (isReserved && underWay.emailKey !== form.emailKey) refuse('username', 'auth.username-taken');
}

function refuse(field: string, code: string): never {
  throw new DomainError('conflict', code, { fields: { [field]: code } });
}

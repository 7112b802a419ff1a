import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  type Accounts,
  type Caller,
  type Language,
  type Passwords,
  type ReadPasswordPolicy,
  type RecordSecurity,
  requireValidSignup,
  type SignupForm,
  type ValidSignup,
} from '../../accounts/index.ts';
import type { MailLimits } from '../../mails/index.ts';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import type { SmsSender } from '../../sms/index.ts';
import { isCodeValid, newCode, noCode, resendAfterSeconds, type Signup } from '../domain/signup.ts';
import type { CodeMail, Codes, Signups } from '../ports.ts';

export interface SignUpDependencies {
  readonly accounts: Accounts;
  readonly signups: Signups;
  readonly passwords: Passwords;
  readonly readRules: SiteSettingsPorts['readRules'];
  readonly policy: ReadPasswordPolicy;
  readonly codes: Codes;
  readonly codeMail: CodeMail;
  readonly sms: Pick<SmsSender, 'isOn'>;
  readonly mailLimits: MailLimits;
  readonly record: RecordSecurity;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface SignUpCommand {
  readonly form: SignupForm;
  readonly language: Language;
  readonly caller: Caller;
  /** The previous sign-up of this browser, from its signed cookie. */
  readonly signupId: string | null;
}

/** `mailed`: a code that verifies this sign-up was mailed. `later`: none was; the next can be mailed after `resendAfterSeconds`. */
export interface StartedSignup {
  readonly signupId: string;
  readonly email: string;
  readonly mobile?: string | undefined;
  readonly code: 'mailed' | 'later';
  readonly resendAfterSeconds: number;
}

type NewSignup = Omit<Signup, keyof ReturnType<typeof newCode> | '_id' | 'createdAt'>;

/** Stores the sign-up and mails its code, if the limits allow it. Returns the id for the browser's cookie. */
export function signUp(deps: SignUpDependencies) {
  return async (command: SignUpCommand): Promise<StartedSignup> => {
    await requireOpen(deps);
    const valid = requireValidSignup(command.form, await deps.policy());
    if (valid.mobile !== undefined) requireGateway(deps);
    await requireFree(deps, valid);
    const { password, ...person } = valid;
    const { emailKey } = person;
    const { address } = command.caller;
    // Counted before the hash is computed, because the hash is the cost of a flood of sign-ups.
    const seconds = await deps.mailLimits.take({ purpose: 'code', emailKey, address });
    const form = { ...person, passwordHash: await deps.passwords.hash(password), language: command.language };
    const started =
      seconds === 0
        ? await mailCode(deps, form, command.language)
        : await reuseMailedCode(deps, form, { seconds, signupId: command.signupId });
    deps.record('signup.begun', { ...command.caller, signupId: started.signupId, mailed: seconds === 0 });
    return started;
  };
}

async function requireOpen({ readRules }: Pick<SignUpDependencies, 'readRules'>): Promise<void> {
  const { features } = await readRules();
  if (!features.registration) throw new DomainError('forbidden', 'auth.registration-closed');
}

function requireGateway({ sms }: Pick<SignUpDependencies, 'sms'>): void {
  if (!sms.isOn)
    throw new DomainError('invalid', 'auth.mobile-off', { fields: { mobile: 'auth.mobile-off' } });
}

async function mailCode(
  deps: SignUpDependencies,
  form: NewSignup,
  language: Language,
): Promise<StartedSignup> {
  const signupId = deps.newId();
  const now = deps.now();
  const { code, codeHash } = deps.codes.create(signupId);
  await deps.signups.insert({ _id: signupId, ...form, createdAt: now, ...newCode(codeHash, now) });
  const { email, mobile } = form;
  const isTaken = await belongsToAccount(deps, form);
  await deps.codeMail.send({ signupId, to: email, mobile, isTaken, code, language });
  return { signupId, email, mobile, code: 'mailed', resendAfterSeconds };
}

/**
 * Above the limit no code is mailed. The browser whose code was mailed last can correct its form and use that code. Any
 * other browser's sign-up is stored without a code; the newest code in the mailbox verifies it.
 */
async function reuseMailedCode(
  deps: SignUpDependencies,
  form: NewSignup,
  { seconds, signupId }: { seconds: number; signupId: string | null },
): Promise<StartedSignup> {
  const now = deps.now();
  const { email, mobile } = form;
  const result = { email, mobile, resendAfterSeconds: seconds };
  const previous = signupId === null ? null : await deps.signups.find(signupId);
  if (previous?.emailKey === form.emailKey && isCodeValid(previous, now)) {
    await deps.signups.replaceForm(previous._id, form);
    return { ...result, signupId: previous._id, code: 'mailed' };
  }
  const newId = deps.newId();
  await deps.signups.insert({ _id: newId, ...form, createdAt: now, ...noCode });
  const mailed = await deps.signups.newestMailed(form.emailKey, now);
  return { ...result, signupId: newId, code: mailed === null ? 'later' : 'mailed' };
}

/** The answer does not say whether a number has an account: its owner gets a message, and no code is sent. */
export async function belongsToAccount(
  { accounts }: Pick<SignUpDependencies, 'accounts'>,
  { mobile }: Pick<Signup, 'mobile'>,
): Promise<boolean> {
  return mobile !== undefined && (await accounts.findByMobile(mobile)) !== null;
}

async function requireFree(deps: SignUpDependencies, form: ValidSignup): Promise<void> {
  const [sameEmail, sameUsername, pendingSignup] = await Promise.all([
    deps.accounts.findByEmail(form.emailKey),
    deps.accounts.findByUsername(form.usernameKey),
    deps.signups.findByUsername(form.usernameKey),
  ]);
  if (sameEmail !== null) throwTaken('email', 'auth.email-taken');
  if (sameUsername !== null) throwTaken('username', 'auth.username-taken');
  const isReserved = pendingSignup !== null && isCodeValid(pendingSignup, deps.now());
  if (isReserved && pendingSignup.emailKey !== form.emailKey) throwTaken('username', 'auth.username-taken');
}

function throwTaken(field: string, code: string): never {
  throw new DomainError('conflict', code, { fields: { [field]: code } });
}

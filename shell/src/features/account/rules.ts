import { formMessages as auth } from '@pathshala/svc-auth-contract/form-messages';
import type { Message } from '@pathshala/contract-kit/message';
import {
  accountLimits,
  cleanCode,
  cleanUsername,
  isCode,
  passwordLengthProblem,
  usernameProblem,
} from '@pathshala/rules/account';
import { identifierBody, looksLikeEmail } from '@pathshala/rules/email';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import { guessablePassword, type PasswordOwner } from '@pathshala/rules/password';

/** A broken rule, with its text from the message catalogue. */
export interface Problem {
  readonly text: Message;
  readonly params?: Readonly<Record<string, number>>;
}

/** The problem of each field; `root` is the problem of the form as a whole. */
export type Problems<Form> = Partial<Record<keyof Form | 'root', Problem>>;

export interface SignupForm {
  readonly username: string;
  readonly name: string;
  /** The address, or the mobile number where codes are sent by SMS. */
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

const missing = {
  username: auth['auth.username-missing'],
  email: auth['auth.email-missing'],
  identifier: auth['auth.identifier-missing'],
  password: auth['auth.password-missing'],
} as const;

type RequiredField = keyof typeof missing;

/** A problem beside each empty field, and the specification's sentence for the form as a whole. */
function blankProblems(
  form: Readonly<Partial<Record<RequiredField, string>>>,
  names: readonly RequiredField[],
): Partial<Record<RequiredField | 'root', Problem>> | undefined {
  const blank = names.filter((name) => form[name]?.trim() === '');
  if (blank.length === 0) return undefined;
  const problems: Partial<Record<RequiredField | 'root', Problem>> = {};
  for (const name of blank) problems[name] = { text: missing[name] };
  problems.root = { text: auth['auth.fields-required'] };
  return problems;
}

/** The checks of spec §5 in their order, with the rules that the server applies again. */
export function signupProblems(form: SignupForm, { hasSms = false } = {}): Problems<SignupForm> {
  const blank = blankProblems(form, ['username', 'email', 'password']);
  if (blank) {
    return hasSms && blank.email ? { ...blank, email: { text: auth['auth.contact-missing'] } } : blank;
  }
  if (hasSms && isWrongNumber(form.email)) return { email: { text: auth['auth.mobile-invalid'] } };
  return newAccountProblems(form);
}

/** A text without letters or an @ that is no number of the country. */
function isWrongNumber(contact: string): boolean {
  return !/[\p{L}@]/u.test(contact) && mobileKeyOf(contact) === null;
}

/** The contact as a sign-up sends it. */
export function contactBody(contact: string, hasSms: boolean): { email: string } | { mobile: string } {
  const isNumber = hasSms && !looksLikeEmail(contact.trim()) && mobileKeyOf(contact) !== null;
  return isNumber ? { mobile: contact.trim() } : { email: contact };
}

/** The checks of a form whose contact the server knows. */
export function newAccountProblems(form: SignupForm): Problems<SignupForm> {
  const blank = blankProblems(form, ['username', 'password']);
  if (blank) return blank;
  const password = passwordProblems(form, { ...form, mobile: form.email });
  if (password) return password;
  const username = usernameProblem(cleanUsername(form.username));
  if (username === null) return {};
  const params = { min: accountLimits.usernameMin, max: accountLimits.usernameMax };
  return { username: { text: auth[`auth.username-${username}`], params } };
}

export interface NewPasswordForm {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Checks the password without its owner, whom only the server knows. */
export function newPasswordProblems(form: NewPasswordForm): Problems<NewPasswordForm> {
  const unknownOwner = { username: '', name: '', email: '' };
  return blankProblems(form, ['password']) ?? passwordProblems(form, unknownOwner) ?? {};
}

function passwordProblems(
  { password, confirmPassword }: NewPasswordForm,
  owner: PasswordOwner,
): Problems<NewPasswordForm> | undefined {
  if (password !== confirmPassword) return { confirmPassword: { text: auth['auth.passwords-differ'] } };
  const length = passwordLengthProblem(password);
  if (length !== null) {
    const n = length === 'short' ? accountLimits.passwordMin : accountLimits.passwordMax;
    return { password: { text: auth[`auth.password-${length}`], params: { n } } };
  }
  const guessable = guessablePassword(password, owner);
  return guessable === null ? undefined : { password: { text: auth[`auth.password-${guessable}`] } };
}

export interface LoginForm {
  readonly identifier: string;
  readonly password: string;
}

export function loginProblems(form: LoginForm): Problems<LoginForm> {
  return blankProblems(form, ['identifier', 'password']) ?? {};
}

export function identifierProblems(form: Pick<LoginForm, 'identifier'>): Problems<typeof form> {
  return blankProblems(form, ['identifier']) ?? {};
}

/** The field that survives a reload, and moves on to the page for a forgotten password. */
export const identifierDraft = ['identifier'] as const;

export function loginBody({ identifier, password }: LoginForm) {
  return { ...identifierBody(identifier), password };
}

export function codeProblem(typed: string): Problem | undefined {
  return isCode(cleanCode(typed)) ? undefined : { text: auth['auth.otp-invalid'] };
}

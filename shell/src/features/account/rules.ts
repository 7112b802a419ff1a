import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import type { Message } from '@pathshala/contract-kit/message';
import { asciiDigits } from '@pathshala/rules/digits';
import { looksLikeEmail } from '@pathshala/rules/email';
import { guessablePassword, type PasswordOwner } from '@pathshala/rules/password';

/** A rule that is broken, in the catalogue's words. */
export interface Problem {
  readonly text: Message;
  readonly params?: Readonly<Record<string, number>>;
}

/** Beside each field what is wrong with it; `root` is said once, for the form as a whole. */
export type Problems<Form> = Partial<Record<keyof Form | 'root', Problem>>;

const usernameLength = { min: 3, max: 159 };
const passwordLength = { min: 6, max: 128 };
const leastCode = 4;

export interface SignupForm {
  readonly username: string;
  readonly name: string;
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

type NeededField = keyof typeof missing;

/** Each empty field says what is missing; the specification's sentence stands once above them. */
function blankProblems(
  form: Readonly<Partial<Record<NeededField, string>>>,
  names: readonly NeededField[],
): Partial<Record<NeededField | 'root', Problem>> | undefined {
  const blank = names.filter((name) => form[name]?.trim() === '');
  if (blank.length === 0) return undefined;
  const problems: Partial<Record<NeededField | 'root', Problem>> = {};
  for (const name of blank) problems[name] = { text: missing[name] };
  problems.root = { text: auth['auth.fields-required'] };
  return problems;
}

/** The checks of spec §5 in their order, each with the field it belongs to. The server checks again. */
export function signupProblems(form: SignupForm): Problems<SignupForm> {
  const blank = blankProblems(form, ['username', 'email', 'password']);
  if (blank) return blank;
  const password = passwordProblems(form, form);
  if (password) return password;
  const { length } = form.username.trim();
  const isFitting = length >= usernameLength.min && length <= usernameLength.max;
  return isFitting ? {} : { username: { text: auth['auth.username-length'], params: usernameLength } };
}

export interface NewPasswordForm {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Whose password it is only the server knows. */
export function newPasswordProblems(form: NewPasswordForm): Problems<NewPasswordForm> {
  const nobody = { username: '', name: '', email: '' };
  return blankProblems(form, ['password']) ?? passwordProblems(form, nobody) ?? {};
}

function passwordProblems(
  { password, confirmPassword }: NewPasswordForm,
  owner: PasswordOwner,
): Problems<NewPasswordForm> | undefined {
  if (password !== confirmPassword) return { confirmPassword: { text: auth['auth.passwords-differ'] } };
  const { length } = Array.from(password.normalize('NFKC'));
  if (length < passwordLength.min) {
    return { password: { text: auth['auth.password-short'], params: { n: passwordLength.min } } };
  }
  if (length > passwordLength.max) {
    return { password: { text: auth['auth.password-long'], params: { n: passwordLength.max } } };
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

/** Text, at sign, text, dot, text, and no spaces: an email; everything else is a username (AUTH-03). */
export function identifierBody(
  identifier: string,
): { readonly email: string } | { readonly username: string } {
  const trimmed = identifier.trim();
  return looksLikeEmail(trimmed) ? { email: trimmed } : { username: trimmed };
}

export function loginBody({ identifier, password }: LoginForm) {
  return { ...identifierBody(identifier), password };
}

/** A code may be typed with Bengali digits and with spaces. */
export function plainCode(typed: string): string {
  return asciiDigits(typed).replaceAll(/\s/g, '');
}

export function codeProblem(typed: string): Problem | undefined {
  return plainCode(typed).length < leastCode ? { text: auth['auth.otp-invalid'] } : undefined;
}

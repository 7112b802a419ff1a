import { auth } from '@pathshala/messages/auth';
import type { Message } from '@pathshala/messages/message';

/** A rule that is broken, in the catalogue's words. */
export interface Problem {
  readonly text: Message;
  readonly params?: Readonly<Record<string, number>>;
}

const usernameLength = { min: 3, max: 159 };
const leastPassword = 6;
const leastCode = 4;

export interface SignupForm {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

const needed = { text: auth['auth.fields-required'] };

/** The checks of spec §5 in their order, each with the field it belongs to. The server checks again. */
export function signupProblems(form: SignupForm): Partial<Record<keyof SignupForm, Problem>> {
  const { username, password } = form;
  const blank = (['username', 'email', 'password'] as const).filter((field) => form[field].trim() === '');
  if (blank.length > 0) return Object.fromEntries(blank.map((field) => [field, needed]));
  if (password !== form.confirmPassword) return { confirmPassword: { text: auth['auth.passwords-differ'] } };
  if (password.length < leastPassword) {
    return { password: { text: auth['auth.password-short'], params: { n: leastPassword } } };
  }
  const { length } = username.trim();
  const isFitting = length >= usernameLength.min && length <= usernameLength.max;
  return isFitting ? {} : { username: { text: auth['auth.username-length'], params: usernameLength } };
}

export interface LoginForm {
  readonly identifier: string;
  readonly password: string;
}

export function loginProblems(form: LoginForm): Partial<Record<keyof LoginForm, Problem>> {
  const blank = (['identifier', 'password'] as const).filter((field) => form[field].trim() === '');
  return Object.fromEntries(blank.map((field) => [field, needed]));
}

/** Text, at sign, text, dot, text, and no spaces: an email; everything else is a username (AUTH-03). */
export function loginBody({ identifier, password }: LoginForm): {
  email?: string;
  username?: string;
  password: string;
} {
  const trimmed = identifier.trim();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed)
    ? { email: trimmed, password }
    : { username: trimmed, password };
}

/** A code may be typed with Bengali digits and with spaces. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit))).replaceAll(/\s/g, '');
}

export function codeProblem(typed: string): Problem | undefined {
  return plainCode(typed).length < leastCode ? { text: auth['auth.otp-invalid'] } : undefined;
}

import { DomainError } from '@pathshala/service-kit/errors';
import { accountLimits } from '../../../contract/account.ts';

/** What a school may set, and the list of passwords nobody may have. */
export interface PasswordPolicy {
  readonly minimum: number;
  /** Lower case, NFKC. */
  readonly common: ReadonlySet<string>;
}

export interface SignupForm {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A form that keeps the rules. The keys are what makes names and addresses one and the same. */
export interface CheckedSignup extends SignupForm {
  readonly usernameKey: string;
  readonly emailKey: string;
}

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
/** Signs that a mail program reads as more than one address, or as a name beside one; and what cannot be seen. */
const unsafeInEmail = /[,;:<>()[\]\\"\p{Cc}\p{Cf}]/u;
/** Line breaks, and marks that turn the direction of what follows; the joiners of Bengali stay. */
const unsafeInName = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
/** The name stands in a mail to an address that nobody has proved yet: it must not carry an advertisement there. */
const linkInName = /:\/\/|www\./iu;
const maximumEmail = 254;
const maximumName = 100;

/** An identifier of this form is an email, any other a username (spec §5). */
export function looksLikeEmail(identifier: string): boolean {
  return emailForm.test(identifier);
}

export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

export function usernameKeyOf(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}

/** The same keystrokes give the same password on every keyboard and system (NIST 800-63B). */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/** In characters as people count them, near enough: by code point. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Throws `invalid` with the exact texts of spec §5; answers the form trimmed and normalised. */
export function checkSignup(form: SignupForm, policy: PasswordPolicy): CheckedSignup {
  const email = form.email.trim().normalize('NFKC');
  const username = form.username.trim().normalize('NFKC');
  requireFields({ email, username, password: form.password });
  checkEmail(email);
  checkUsername(username);
  const name = checkName(form.name.trim() === '' ? username : form.name);
  const password = checkPassword(form.password, policy);
  return {
    username,
    name,
    email,
    password,
    usernameKey: usernameKeyOf(username),
    emailKey: emailKeyOf(email),
  };
}

/** Throws 'Please fill all the fields', naming each empty one. */
export function requireFields(fields: Readonly<Record<string, string>>): void {
  const empty = Object.keys(fields).filter((name) => fields[name] === '');
  if (empty.length === 0) return;
  const named = Object.fromEntries(empty.map((name) => [name, 'common.field.required']));
  throw new DomainError('invalid', 'auth.fields-required', { fields: named });
}

function checkEmail(email: string): void {
  const isAddress = email.length <= maximumEmail && looksLikeEmail(email) && !unsafeInEmail.test(email);
  if (!isAddress) refuse('email', 'auth.email-invalid');
}

/** No sign @, else a username could be taken for an address at log-in. */
export function checkUsername(username: string): void {
  const { usernameMin: min, usernameMax: max } = accountLimits;
  const length = lengthOf(username);
  if (length < min || length > max) refuse('username', 'auth.username-length', { min, max });
  if (/[\s@\p{Cc}\p{Cf}]/u.test(username.replaceAll(/[\u200c\u200d]/gu, ''))) {
    refuse('username', 'auth.username-form');
  }
}

export function checkName(name: string): string {
  const trimmed = name.replaceAll(unsafeInName, ' ').trim();
  if (trimmed === '') refuse('name', 'auth.name-required');
  if (lengthOf(trimmed) > maximumName) refuse('name', 'auth.name-long', { max: maximumName });
  if (linkInName.test(trimmed)) refuse('name', 'auth.name-form');
  return trimmed;
}

/** Answers the password as it is to be hashed. */
export function checkPassword(password: string, policy: PasswordPolicy): string {
  const normalised = normalisePassword(password);
  const length = lengthOf(normalised);
  if (length < policy.minimum) refuse('password', 'auth.password-short', { n: policy.minimum });
  if (length > accountLimits.passwordMax) {
    refuse('password', 'auth.password-long', { n: accountLimits.passwordMax });
  }
  if (policy.common.has(normalised.toLowerCase())) refuse('password', 'auth.password-common');
  return normalised;
}

function refuse(field: string, code: string, params: Readonly<Record<string, number>> = {}): never {
  throw new DomainError('invalid', code, { params, fields: { [field]: code } });
}

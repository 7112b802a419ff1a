import {
  accountLimits,
  cleanUsername,
  lengthOf,
  normalisePassword,
  passwordLengthProblem,
  usernameProblem,
} from '@pathshala/rules/account';
import { asciiDigits } from '@pathshala/rules/digits';
import { cleanEmail, emailKeyOf, isEmailAddress } from '@pathshala/rules/email';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import { cleanPersonName, personNameLimits, personNameProblem } from '@pathshala/rules/person-name';
import { coreOfPassword, guessablePassword, type PasswordOwner } from '@pathshala/rules/password';
import { DomainError } from '@pathshala/contract-kit/domain-error';

/** The minimum length that the school sets, and the passwords that are rejected as common. */
export interface PasswordPolicy {
  readonly minimum: number;
  /** Lower case, NFKC. */
  readonly common: ReadonlySet<string>;
}

export interface SignupForm {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  /** Counts where `email` is empty. */
  readonly mobile?: string | undefined;
  readonly password: string;
}

/** A valid form. Usernames, addresses or numbers with equal keys count as the same. */
export interface ValidSignup extends Omit<SignupForm, 'mobile'> {
  /** `8801712345678`; `email` is empty then. */
  readonly mobile?: string;
  readonly usernameKey: string;
  /** The key of the contact that gets the code: of the address, or of the number (`telKeyOf`). */
  readonly emailKey: string;
}

/** The key of a number where an address has its key: sign-ups, invitations, limits. No address has this form. */
export function telKeyOf(mobile: string): string {
  return `tel:${mobile}`;
}

export function usernameKeyOf(username: string): string {
  return cleanUsername(username).toLowerCase();
}

/**
 * The key of a person of an invitation: of the address, else of the number (`mobileKeyOf`), else of the username. Empty for a person
 * with none of them.
 */
export function contactKeyOf(person: {
  readonly email: string;
  readonly mobile: string;
  readonly username: string;
}): string {
  if (person.email !== '') return emailKeyOf(person.email);
  const mobile = mobileKeyOf(person.mobile);
  if (mobile !== null) return telKeyOf(mobile);
  return person.username === '' ? '' : `user:${usernameKeyOf(person.username)}`;
}

/** Returns the form trimmed and normalised. Throws `invalid` with the exact texts of spec §5. */
export function requireValidSignup(form: SignupForm, policy: PasswordPolicy): ValidSignup {
  const email = cleanEmail(form.email);
  const username = cleanUsername(form.username);
  const typedMobile = email === '' ? (form.mobile ?? '').trim() : '';
  requireFields({ email: email || typedMobile, username, password: form.password });
  const contact =
    typedMobile === '' ? { emailKey: requireEmail(email) } : telContactOf(requireMobile(typedMobile));
  requireUsername(username);
  const name = form.name.trim() === '' ? nameFrom(username) : requireName(form.name);
  const owner = { username, name, email, mobile: typedMobile };
  const password = requirePassword(form.password, policy, owner);
  return { username, name, email, password, usernameKey: usernameKeyOf(username), ...contact };
}

function telContactOf(mobile: string): Pick<ValidSignup, 'emailKey' | 'mobile'> {
  return { emailKey: telKeyOf(mobile), mobile };
}

/** Throws 'Please fill all the fields' with an error for each empty field. */
export function requireFields(
  fields: Readonly<Partial<Record<'email' | 'mobile' | 'username' | 'identifier' | 'password', string>>>,
): void {
  const empty = Object.entries(fields).flatMap(([name, value]) => (value === '' ? [name] : []));
  if (empty.length === 0) return;
  const fieldErrors = Object.fromEntries(empty.map((name) => [name, `auth.${name}-missing`]));
  throw new DomainError('invalid', 'auth.fields-required', { fields: fieldErrors });
}

/** Returns the key of the address. */
export function requireEmail(email: string): string {
  if (!isEmailAddress(email)) throwInvalid('email', 'auth.email-invalid');
  return emailKeyOf(email);
}

/** Returns the key of a number in any spelling. */
export function requireMobile(mobile: string): string {
  return mobileKeyOf(mobile) ?? throwInvalid('mobile', 'auth.mobile-invalid');
}

/** Rejects `@`, so that log-in can distinguish a username from an email address. */
export function requireUsername(username: string): void {
  const { usernameMin: min, usernameMax: max } = accountLimits;
  const problem = usernameProblem(username);
  if (problem === 'length') throwInvalid('username', 'auth.username-length', { min, max });
  if (problem !== null) throwInvalid('username', `auth.username-${problem}`);
}

/** Replaces characters that names cannot contain by spaces; 'Student' where the rest is not a valid name. */
function nameFrom(username: string): string {
  const words = cleanPersonName(username.replaceAll(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' '));
  const shown = Array.from(words).slice(0, personNameLimits.max).join('').trim();
  return personNameProblem(shown) === null ? shown : 'Student';
}

export function requireName(name: string): string {
  const problem = personNameProblem(name);
  if (problem !== null) throwInvalid('name', `auth.name-${problem}`, { max: personNameLimits.max });
  return cleanPersonName(name);
}

/** Returns the normalised password, which is hashed. Throws `invalid`. */
export function requirePassword(password: string, policy: PasswordPolicy, owner: PasswordOwner): string {
  const normalised = normalisePassword(password);
  const problem = passwordLengthProblem(normalised, policy.minimum);
  if (problem === 'short') throwInvalid('password', 'auth.password-short', { n: policy.minimum });
  if (problem === 'long') throwInvalid('password', 'auth.password-long', { n: accountLimits.passwordMax });
  if (isCommon(normalised, policy)) throwInvalid('password', 'auth.password-common');
  const guessable = guessablePassword(normalised, owner);
  if (guessable !== null) throwInvalid('password', `auth.password-${guessable}`);
  return normalised;
}

/** A common password with at most this many digits and signs around it is as easy to guess. */
const maxDecoration = 4;

/** Bengali digits are compared as Latin ones: `১২৩৪৫৬` is guessed as early as `123456`. */
function isCommon(password: string, { common }: PasswordPolicy): boolean {
  const folded = asciiDigits(password.toLowerCase());
  const core = coreOfPassword(password);
  return common.has(folded) || (lengthOf(folded) - lengthOf(core) <= maxDecoration && common.has(core));
}

function throwInvalid(field: string, code: string, params: Readonly<Record<string, number>> = {}): never {
  throw new DomainError('invalid', code, { params, fields: { [field]: code } });
}

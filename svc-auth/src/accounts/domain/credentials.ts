import {
  accountLimits,
  cleanUsername,
  lengthOf,
  normalisePassword,
  passwordLengthProblem,
  usernameProblem,
} from '@pathshala/rules/account';
import { cleanEmail, emailKeyOf, isEmailAddress } from '@pathshala/rules/email';
import { cleanPersonName, personNameLimits, personNameProblem } from '@pathshala/rules/person-name';
import { coreOfPassword, guessablePassword, type PasswordOwner } from '@pathshala/rules/password';
import { DomainError } from '@pathshala/contract-kit/domain-error';

export { lengthOf, normalisePassword } from '@pathshala/rules/account';

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

export function usernameKeyOf(username: string): string {
  return cleanUsername(username).toLowerCase();
}

/** Throws `invalid` with the exact texts of spec §5; answers the form trimmed and normalised. */
export function checkSignup(form: SignupForm, policy: PasswordPolicy): CheckedSignup {
  const email = cleanEmail(form.email);
  const username = cleanUsername(form.username);
  requireFields({ email, username, password: form.password });
  checkEmail(email);
  checkUsername(username);
  const name = form.name.trim() === '' ? nameFrom(username) : checkName(form.name);
  const password = checkPassword(form.password, policy, { username, name, email });
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
export function requireFields(
  fields: Readonly<Partial<Record<'email' | 'username' | 'identifier' | 'password', string>>>,
): void {
  const empty = Object.entries(fields).flatMap(([name, value]) => (value === '' ? [name] : []));
  if (empty.length === 0) return;
  const named = Object.fromEntries(empty.map((name) => [name, `auth.${name}-missing`]));
  throw new DomainError('invalid', 'auth.fields-required', { fields: named });
}

function checkEmail(email: string): void {
  if (!isEmailAddress(email)) refuse('email', 'auth.email-invalid');
}

export function checkUsername(username: string): void {
  const { usernameMin: min, usernameMax: max } = accountLimits;
  const problem = usernameProblem(username);
  if (problem === 'length') refuse('username', 'auth.username-length', { min, max });
  if (problem === 'form') refuse('username', 'auth.username-form');
}

/** A username with a sign that no name has is shown without it; one without any letter has nothing to show but itself. */
function nameFrom(username: string): string {
  const words = cleanPersonName(username.replaceAll(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' '));
  const shown = Array.from(words).slice(0, personNameLimits.max).join('').trim();
  return personNameProblem(shown) === null ? shown : 'Student';
}

export function checkName(name: string): string {
  const problem = personNameProblem(name);
  if (problem !== null) refuse('name', `auth.name-${problem}`, { max: personNameLimits.max });
  return cleanPersonName(name);
}

/** Answers the password as it is to be hashed. */
export function checkPassword(password: string, policy: PasswordPolicy, owner: PasswordOwner): string {
  const normalised = normalisePassword(password);
  const problem = passwordLengthProblem(normalised, policy.minimum);
  if (problem === 'short') refuse('password', 'auth.password-short', { n: policy.minimum });
  if (problem === 'long') refuse('password', 'auth.password-long', { n: accountLimits.passwordMax });
  if (isCommon(normalised, policy)) refuse('password', 'auth.password-common');
  const guessable = guessablePassword(normalised, owner);
  if (guessable !== null) refuse('password', `auth.password-${guessable}`);
  return normalised;
}

/** At most this many digits and signs around a common password leave it as easy to guess. */
const smallDecoration = 4;

function isCommon(password: string, { common }: PasswordPolicy): boolean {
  const folded = password.toLowerCase();
  const core = coreOfPassword(password);
  return common.has(folded) || (lengthOf(folded) - lengthOf(core) <= smallDecoration && common.has(core));
}

function refuse(field: string, code: string, params: Readonly<Record<string, number>> = {}): never {
  throw new DomainError('invalid', code, { params, fields: { [field]: code } });
}

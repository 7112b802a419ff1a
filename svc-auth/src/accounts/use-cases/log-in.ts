import { emailKeyOf, looksLikeEmail } from '@pathshala/rules/email';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { accountLimits } from '@pathshala/svc-auth-contract/account';
import { isUsable, type Account } from '../domain/account.ts';
import { lengthOf, normalisePassword, requireFields, usernameKeyOf } from '../domain/credentials.ts';
import type { Signup } from '../domain/signup.ts';
import type {
  Accounts,
  Caller,
  LoginAttempt,
  LoginLimits,
  Passwords,
  RecordSecurity,
  Signups,
} from './ports.ts';

export interface LogInDeps {
  readonly accounts: Accounts;
  readonly signups: Signups;
  readonly passwords: Passwords;
  readonly loginLimits: LoginLimits;
  /** A few attempts on one account at a time: an attempt whose password is still being looked at counts as a failure. */
  readonly inTurnOf: <T>(target: string, task: () => Promise<T>) => Promise<T>;
  /** Whether this is sample data that may not be used here, given the password that was right. */
  readonly isForbiddenSample: (account: Account, password: string) => boolean;
  readonly record: RecordSecurity;
}

export interface LogInCommand {
  readonly identifier: string;
  readonly password: string;
  readonly caller: Caller;
  /** The account this browser has logged in to before, from its signed cookie, with the browser's own mark. */
  readonly device: { readonly userId: string; readonly mark: string } | null;
}

/** `unverified` comes only after the right password. */
export type LoggedIn =
  | { readonly kind: 'account'; readonly account: Account }
  | { readonly kind: 'unverified'; readonly signup: Signup };

type Claimant = LoggedIn | { readonly kind: 'unknown' };

/**
 * Unknown account and wrong password take the same way: the attempt is counted, one password is hashed, the answer is
 * the same. The attempt is counted before the password is looked at, so parallel guesses cannot share one.
 */
export function logIn(deps: LogInDeps) {
  return async (command: LogInCommand): Promise<LoggedIn> => {
    const identifier = command.identifier.trim();
    requireFields({ identifier, password: command.password });
    const claimant = await findClaimant(deps, identifier);
    const attempt = attemptOf(claimant, identifier, command);
    const proven = await deps.inTurnOf(attempt.target, () =>
      tryPassword(deps, { claimant, attempt, command }),
    );
    if (proven.kind === 'account') admit(deps, proven.account, command);
    return proven;
  };
}

/** The password was right; now whether the account may be used. */
function admit(deps: LogInDeps, account: Account, { caller, device, password }: LogInCommand): void {
  const facts = { ...caller, userId: account._id };
  const refusal = isUsable(account) ? sampleRefusal(deps, account, password) : 'auth.disabled';
  if (refusal !== null) {
    deps.record('login.refused', { ...facts, reason: refusal });
    throw new DomainError('forbidden', refusal);
  }
  deps.record('login.ok', { ...facts, role: account.role, isKnownDevice: device?.userId === account._id });
}

function sampleRefusal(deps: LogInDeps, account: Account, password: string): 'auth.sample-account' | null {
  return deps.isForbiddenSample(account, password) ? 'auth.sample-account' : null;
}

interface Try {
  readonly claimant: Claimant;
  readonly attempt: LoginAttempt;
  readonly command: LogInCommand;
}

async function tryPassword(deps: LogInDeps, given: Try): Promise<LoggedIn> {
  const { claimant, attempt, command } = given;
  await beginAttempt(deps, given);
  const isRight = await passwordIsRight(deps, claimant, command.password);
  if (!isRight || claimant.kind === 'unknown') {
    await deps.loginLimits.failed(attempt);
    deps.record('login.failed', { ...command.caller, userId: userIdOf(claimant) });
    throw new DomainError('unauthenticated', 'auth.credentials');
  }
  await deps.loginLimits.succeeded(attempt);
  return claimant;
}

async function beginAttempt(deps: LogInDeps, { claimant, attempt, command }: Try): Promise<void> {
  try {
    await deps.loginLimits.begin(attempt);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'too-many') {
      deps.record('login.locked', { ...command.caller, userId: userIdOf(claimant) });
    }
    throw error;
  }
}

/** What was typed is never logged: it may be a password in the wrong field. */
function userIdOf(claimant: Claimant): string | null {
  return claimant.kind === 'account' ? claimant.account._id : null;
}

async function findClaimant(deps: LogInDeps, identifier: string): Promise<Claimant> {
  const [account, signup] = looksLikeEmail(identifier)
    ? await Promise.all([
        deps.accounts.findByEmail(emailKeyOf(identifier)),
        deps.signups.findByEmail(emailKeyOf(identifier)),
      ])
    : await Promise.all([
        deps.accounts.findByUsername(usernameKeyOf(identifier)),
        deps.signups.findByUsername(usernameKeyOf(identifier)),
      ]);
  if (account !== null) return { kind: 'account', account };
  return signup === null ? { kind: 'unknown' } : { kind: 'unverified', signup };
}

function attemptOf(claimant: Claimant, identifier: string, command: LogInCommand): LoginAttempt {
  const { device } = command;
  const { address } = command.caller;
  if (claimant.kind !== 'account') {
    return { target: emailKeyOf(identifier), address, knownDevice: null };
  }
  const target = claimant.account._id;
  return { target, address, knownDevice: device?.userId === target ? device.mark : null };
}

/** A password over the limit is no one's, and is cut before it costs a hash of its length. */
function passwordIsRight(deps: LogInDeps, claimant: Claimant, password: string): Promise<boolean> {
  const normalised = normalisePassword(password);
  const fits = lengthOf(normalised) <= accountLimits.passwordMax;
  return deps.passwords.matches(fits ? hashOf(claimant) : null, fits ? normalised : '');
}

function hashOf(claimant: Claimant): string | null {
  if (claimant.kind === 'unknown') return null;
  return claimant.kind === 'account' ? claimant.account.passwordHash : claimant.signup.passwordHash;
}

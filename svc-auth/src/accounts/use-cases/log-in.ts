import { emailKeyOf, looksLikeEmail } from '@pathshala/rules/email';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { LogInFactors } from '../../second-factor/index.ts';
import type { SecondFactorMethod } from '@pathshala/svc-auth-contract/http';
import type { Signup, Signups } from '../../signups/index.ts';
import { accountLimits, lengthOf, normalisePassword } from '@pathshala/rules/account';
import { isUsable, type Account } from '../domain/account.ts';
import type { Caller } from '../domain/caller.ts';
import { requireFields, telKeyOf, usernameKeyOf } from '../domain/credentials.ts';
import type {
  Accounts,
  BegunAttempt,
  KnownDevice,
  LoginAttempt,
  LoginLimits,
  Passwords,
  RecordSecurity,
} from '../ports.ts';

export interface LogInDependencies {
  readonly accounts: Accounts;
  readonly signups: Pick<Signups, 'findByEmail' | 'findByUsername'>;
  readonly passwords: Passwords;
  readonly loginLimits: LoginLimits;
  /** Limits how many log-ins are in progress. Rejects with `unavailable` beyond that, so that a flood costs little. */
  readonly admit: <T>(task: () => Promise<T>) => Promise<T>;
  /** Limits concurrent attempts on one account: an attempt counts as a failure until its password was compared. */
  readonly limitConcurrency: <T>(target: string, task: () => Promise<T>) => Promise<T>;
  /** Whether this is a sample account on a site where sample accounts cannot log in. Called with the right password. */
  readonly isForbiddenSample: (account: Account, password: string) => boolean;
  readonly factors: Pick<LogInFactors, 'methodsFor'>;
  readonly record: RecordSecurity;
}

export interface LogInCommand {
  readonly identifier: string;
  readonly password: string;
  readonly caller: Caller;
  /** The browser's signed cookie. */
  readonly device: KnownDevice | null;
}

type WithPassword =
  | { readonly kind: 'account'; readonly account: Account }
  | { readonly kind: 'unverified'; readonly signup: Signup };

/** `unverified` and `second-factor` require the right password, too. */
export type LoggedIn =
  | WithPassword
  | {
      readonly kind: 'second-factor';
      readonly account: Account;
      readonly methods: readonly SecondFactorMethod[];
    };

type Claimant = WithPassword | { readonly kind: 'unknown' };

/**
 * An unknown account and a wrong password take the same steps and the same time: the attempt is counted, one hash is
 * computed, the same error is thrown. The attempt is counted before the comparison, so parallel guesses cannot share one.
 */
export function logIn(deps: LogInDependencies) {
  return async (command: LogInCommand): Promise<LoggedIn> => {
    const identifier = command.identifier.trim();
    requireFields({ identifier, password: command.password });
    const loggedIn = await deps.admit(() => findAndTry(deps, identifier, command));
    return loggedIn.kind === 'account' ? admit(deps, loggedIn.account, command) : loggedIn;
  };
}

async function findAndTry(
  deps: LogInDependencies,
  identifier: string,
  command: LogInCommand,
): Promise<WithPassword> {
  const claimant = await findClaimant(deps, identifier);
  const attempt = attemptOf(claimant, identifier, command);
  return deps.limitConcurrency(attempt.target, () => tryPassword(deps, { claimant, attempt, command }));
}

/** A known device does not skip the second step. */
async function admit(deps: LogInDependencies, account: Account, command: LogInCommand): Promise<LoggedIn> {
  requirePermitted(deps, account, command);
  const { caller, device } = command;
  const facts = { ...caller, userId: account._id };
  const methods = await deps.factors.methodsFor(account);
  if (methods.length > 0) {
    deps.record('login.second-step', facts);
    return { kind: 'second-factor', account, methods };
  }
  const isKnownDevice = device?.userId === account._id;
  deps.record('login.ok', { ...facts, role: account.role, isKnownDevice });
  return { kind: 'account', account };
}

/** Runs after the right password: throws `forbidden` where the account is disabled or a forbidden sample account. */
function requirePermitted(
  deps: LogInDependencies,
  account: Account,
  { caller, password }: LogInCommand,
): void {
  const facts = { ...caller, userId: account._id };
  const reason = isUsable(account) ? sampleAccountError(deps, account, password) : 'auth.disabled';
  if (reason !== null) {
    deps.record('login.refused', { ...facts, reason });
    throw new DomainError('forbidden', reason);
  }
}

function sampleAccountError(
  deps: LogInDependencies,
  account: Account,
  password: string,
): 'auth.sample-account' | null {
  return deps.isForbiddenSample(account, password) ? 'auth.sample-account' : null;
}

interface PasswordTry {
  readonly claimant: Claimant;
  readonly attempt: LoginAttempt;
  readonly command: LogInCommand;
}

async function tryPassword(deps: LogInDependencies, passwordTry: PasswordTry): Promise<WithPassword> {
  const { claimant, command } = passwordTry;
  const begun = await beginAttempt(deps, passwordTry);
  const isMatch = await matchesPassword(deps, claimant, command.password);
  if (!isMatch || claimant.kind === 'unknown') {
    deps.record('login.failed', { ...command.caller, userId: userIdOf(claimant) });
    throw new DomainError('unauthenticated', 'auth.credentials');
  }
  await begun.succeeded();
  return claimant;
}

async function beginAttempt(
  deps: LogInDependencies,
  { claimant, attempt, command }: PasswordTry,
): Promise<BegunAttempt> {
  try {
    return await deps.loginLimits.begin(attempt);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'too-many') {
      deps.record('login.locked', { ...command.caller, userId: userIdOf(claimant) });
    }
    throw error;
  }
}

/** The identifier is never logged: it may be a password typed into the wrong field. */
function userIdOf(claimant: Claimant): string | null {
  return claimant.kind === 'account' ? claimant.account._id : null;
}

/** A number that nobody has proved may be a username of before: new ones cannot look like a number. */
async function findClaimant(deps: LogInDependencies, identifier: string): Promise<Claimant> {
  const mobile = mobileKeyOf(identifier);
  if (mobile === null) return findByName(deps, identifier);
  const account = await deps.accounts.findByMobile(mobile);
  if (account !== null) return { kind: 'account', account };
  const named = await findByName(deps, identifier);
  if (named.kind !== 'unknown') return named;
  const signup = await deps.signups.findByEmail(telKeyOf(mobile));
  return signup === null ? named : { kind: 'unverified', signup };
}

async function findByName(deps: LogInDependencies, identifier: string): Promise<Claimant> {
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
    // All spellings of a number are one target.
    return { target: mobileKeyOf(identifier) ?? emailKeyOf(identifier), address, deviceId: null };
  }
  const target = claimant.account._id;
  return { target, address, deviceId: device?.userId === target ? device.deviceId : null };
}

/** A password above the maximum length matches nothing; it is replaced before hashing, to bound the cost. */
function matchesPassword(deps: LogInDependencies, claimant: Claimant, password: string): Promise<boolean> {
  const normalised = normalisePassword(password);
  const fits = lengthOf(normalised) <= accountLimits.passwordMax;
  return deps.passwords.matches(fits ? hashOf(claimant) : null, fits ? normalised : '');
}

function hashOf(claimant: Claimant): string | null {
  if (claimant.kind === 'unknown') return null;
  return claimant.kind === 'account' ? claimant.account.passwordHash : claimant.signup.passwordHash;
}

import { emailKeyOf, looksLikeEmail } from '@pathshala/rules/email';
import { DomainError } from '@pathshala/service-kit/errors';
import { accountLimits } from '../../../contract/account.ts';
import { isUsable, type Account } from '../domain/account.ts';
import { lengthOf, normalisePassword, requireFields, usernameKeyOf } from '../domain/credentials.ts';
import type { Signup } from '../domain/signup.ts';
import type { Accounts, LoginAttempt, LoginLimits, Passwords, Signups } from './ports.ts';

export interface LogInDeps {
  readonly accounts: Accounts;
  readonly signups: Signups;
  readonly passwords: Passwords;
  readonly loginLimits: LoginLimits;
  /** A few attempts on one account at a time: an attempt whose password is still being looked at counts as a failure. */
  readonly inTurnOf: <T>(target: string, task: () => Promise<T>) => Promise<T>;
}

export interface LogInCommand {
  readonly identifier: string;
  readonly password: string;
  readonly address: string;
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
      tryPassword(deps, { claimant, attempt, password: command.password }),
    );
    if (proven.kind === 'account' && !isUsable(proven.account)) {
      throw new DomainError('forbidden', 'auth.disabled');
    }
    return proven;
  };
}

async function tryPassword(
  deps: LogInDeps,
  { claimant, attempt, password }: { claimant: Claimant; attempt: LoginAttempt; password: string },
): Promise<LoggedIn> {
  await deps.loginLimits.begin(attempt);
  const isRight = await passwordIsRight(deps, claimant, password);
  if (!isRight || claimant.kind === 'unknown') {
    await deps.loginLimits.failed(attempt);
    throw new DomainError('unauthenticated', 'auth.credentials');
  }
  await deps.loginLimits.succeeded(attempt);
  return claimant;
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

function attemptOf(claimant: Claimant, identifier: string, command: LogInCommand) {
  const { address, device } = command;
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

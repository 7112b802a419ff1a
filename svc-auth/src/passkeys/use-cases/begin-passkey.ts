import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Account, Caller, RequireOwnPassword } from '../../accounts/index.ts';
import { passkeyLimits } from '../domain/passkey.ts';
import type { Challenges, Passkeys, WebAuthn } from '../ports.ts';

interface BeginPasskeyDependencies {
  readonly passkeys: Pick<Passkeys, 'listOf'>;
  readonly challenges: Pick<Challenges, 'issue'>;
  readonly webAuthn: WebAuthn;
  readonly sessions: Pick<Platform['sessions'], 'list'>;
  readonly requireOwnPassword: RequireOwnPassword;
  readonly now: () => number;
}

export interface BeginPasskeyCommand {
  readonly account: Account;
  readonly identity: Identity;
  readonly password: string;
  readonly caller: Caller;
}

const freshMs = 10 * 60 * 1000;

/**
 * Creates a challenge for a new passkey. Asks for the password unless the log-in is recent: a person who logs in by passkey may
 * not know it.
 */
export function beginPasskey(deps: BeginPasskeyDependencies) {
  return async (command: BeginPasskeyCommand): Promise<Record<string, unknown>> => {
    const { account, caller, password } = command;
    if (password !== '' || !(await isFresh(deps, command))) {
      await deps.requireOwnPassword(account, { field: 'password', value: password }, caller);
    }
    const known = await deps.passkeys.listOf(account._id);
    if (known.length >= passkeyLimits.perAccount) throw fullError();
    const { challenge, options } = await deps.webAuthn.newPasskeyOptions(account, known);
    await deps.challenges.issue(`add:${account._id}`, challenge);
    return options;
  };
}

async function isFresh(
  { now, sessions }: BeginPasskeyDependencies,
  { account, identity }: BeginPasskeyCommand,
): Promise<boolean> {
  const own = await sessions.list(account._id);
  const current = own.find(({ sessionKey }) => sessionKey === identity.sessionKey);
  return current !== undefined && now() - current.beganAt < freshMs;
}

export function fullError(): DomainError {
  return new DomainError('conflict', 'auth.passkeys-full', { params: { max: passkeyLimits.perAccount } });
}

interface BeginPasskeyLogInDependencies {
  readonly challenges: Pick<Challenges, 'issue'>;
  readonly webAuthn: WebAuthn;
}

/** Names no account and no credential: the authenticator shows its owner the passkeys of this site. */
export function beginPasskeyLogIn(deps: BeginPasskeyLogInDependencies) {
  return async (): Promise<Record<string, unknown>> => {
    const { challenge, options } = await deps.webAuthn.logInOptions();
    await deps.challenges.issue('log-in', challenge);
    return options;
  };
}

import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  type Account,
  type Accounts,
  type Caller,
  isUsable,
  type RecordSecurity,
} from '../../accounts/index.ts';
import type { Passkey } from '../domain/passkey.ts';
import type { Challenges, LogInResponse, Passkeys, WebAuthn } from '../ports.ts';

interface LogInByPasskeyDependencies {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly passkeys: Pick<Passkeys, 'findByCredential' | 'recordUse'>;
  readonly challenges: Pick<Challenges, 'take'>;
  readonly webAuthn: WebAuthn;
  /** False where the site can be reached from outside. */
  readonly allowsSampleAccounts: boolean;
  readonly record: RecordSecurity;
  readonly now: () => number;
}

/** Possession of the device and its user verification are both factors: no second step is asked for. */
export function logInByPasskey(deps: LogInByPasskeyDependencies) {
  return async (response: LogInResponse, caller: Caller): Promise<Account> => {
    const passkey = await deps.passkeys.findByCredential(response.id);
    const account = passkey === null ? null : await deps.accounts.find(passkey.userId);
    if (passkey === null || account === null || !(await isAccepted(deps, response, passkey))) {
      deps.record('login.failed', { ...caller, userId: passkey?.userId ?? null, method: 'passkey' });
      throw new DomainError('unauthenticated', 'auth.passkey-refused');
    }
    requirePermitted(deps, account, caller);
    deps.record('login.ok', { ...caller, userId: account._id, role: account.role, method: 'passkey' });
    return account;
  };
}

async function isAccepted(
  deps: LogInByPasskeyDependencies,
  response: LogInResponse,
  passkey: Passkey,
): Promise<boolean> {
  const { userHandle } = response.response;
  const owner = Buffer.from(passkey.userId).toString('base64url');
  if (userHandle !== undefined && userHandle !== owner) return false;
  const take = (challenge: string) => deps.challenges.take('log-in', challenge);
  const verified = await deps.webAuthn.verifyLogIn(response, passkey, take);
  if (verified === null) return false;
  const at = new Date(deps.now()).toISOString();
  // A counter that does not grow is the sign of a copied authenticator.
  return deps.passkeys.recordUse(passkey._id, verified.counter, at);
}

function requirePermitted(deps: LogInByPasskeyDependencies, account: Account, caller: Caller): void {
  const isForbiddenSample = account.isSample === true && !deps.allowsSampleAccounts;
  const reason = isForbiddenSample ? 'auth.sample-account' : 'auth.disabled';
  if (isUsable(account) && !isForbiddenSample) return;
  deps.record('login.refused', { ...caller, userId: account._id, reason });
  throw new DomainError('forbidden', reason);
}

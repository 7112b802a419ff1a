import { type Account, isActiveAdmin } from '../../accounts/index.ts';
import type { LogInFactors, StoredSecondFactors } from '../ports.ts';
import type { SecondFactorMethod } from '@pathshala/svc-auth-contract/http';

interface LogInFactorsDependencies {
  readonly secondFactors: Pick<StoredSecondFactors, 'find'>;
  readonly passkeys: { countOf(userId: string): Promise<number> };
  /** The site setting. */
  readonly requiresSecondFactorOfAdmins: () => Promise<boolean>;
}

/**
 * An authenticator app makes the second step. Passkeys finish such a log-in, too. An administrator of a site that requires
 * a second step, with passkeys but no app, finishes by passkey: the password alone never gives the rights.
 */
export function logInFactors(deps: LogInFactorsDependencies): LogInFactors {
  async function isRequired(account: Account): Promise<boolean> {
    return isActiveAdmin(account) && (await deps.requiresSecondFactorOfAdmins());
  }

  async function hasAny(userId: string): Promise<boolean> {
    return (await deps.secondFactors.find(userId)) !== null || (await deps.passkeys.countOf(userId)) > 0;
  }

  return {
    hasAny,
    isRequired,
    async methodsFor(account) {
      const hasApp = (await deps.secondFactors.find(account._id)) !== null;
      if (!hasApp && !(await isRequired(account))) return [];
      const hasPasskey = (await deps.passkeys.countOf(account._id)) > 0;
      const app: readonly SecondFactorMethod[] = hasApp ? ['totp', 'recovery-code'] : [];
      return [...app, ...(hasPasskey ? (['passkey'] as const) : [])];
    },
    async mustEnrol(account) {
      return (await isRequired(account)) && !(await hasAny(account._id));
    },
  };
}

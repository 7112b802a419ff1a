import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Accounts } from '../../accounts/index.ts';
import type { SecondFactorRule } from '../../site-settings/index.ts';
import type { SecondFactor } from '../domain/second-factor.ts';
import type { LogInFactors, StoredSecondFactors } from '../ports.ts';

interface AdminRuleDependencies {
  readonly accounts: Pick<Accounts, 'activeAdmins'>;
  readonly factors: Pick<LogInFactors, 'hasAny'>;
  readonly sessions: Pick<Platform['sessions'], 'endAllOf'>;
}

/** Applies a new requirement that administrators log in with two steps. */
export function adminRule({ accounts, factors, sessions }: AdminRuleDependencies): SecondFactorRule {
  return {
    async requireOwn(editorId) {
      if (editorId !== null && (await factors.hasAny(editorId))) return;
      throw new DomainError('conflict', 'auth.second-factor-first');
    },
    async apply() {
      for (const account of await accounts.activeAdmins()) {
        if (!(await factors.hasAny(account._id))) await sessions.endAllOf(account._id);
      }
    },
  };
}

export async function requireSecondFactor(
  secondFactors: Pick<StoredSecondFactors, 'find'>,
  userId: string,
): Promise<SecondFactor> {
  const factor = await secondFactors.find(userId);
  if (factor === null) throw new DomainError('conflict', 'auth.second-factor-off');
  return factor;
}

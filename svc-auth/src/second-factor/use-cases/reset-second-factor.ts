import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { RecordSecurity } from '../../accounts/index.ts';
import type { Enrolments, SecondFactors, SecurityMail, StoredSecondFactors } from '../ports.ts';

interface ResetSecondFactorDependencies {
  readonly secondFactors: Pick<StoredSecondFactors, 'delete'>;
  readonly enrolments: Pick<Enrolments, 'end'>;
  readonly passkeys: { deleteOf(userId: string): Promise<void> };
  readonly sessions: Pick<Platform['sessions'], 'endAllOf'>;
  readonly securityMail: SecurityMail;
  readonly record: RecordSecurity;
}

/**
 * Resets the second step of an owner who has lost the device: passkeys of that device are removed, too. The caller has checked
 * the rights over the account.
 */
export function resetSecondFactor(deps: ResetSecondFactorDependencies): SecondFactors['reset'] {
  return async (account, { adminId, caller, language }) => {
    const { _id: userId } = account;
    await deps.secondFactors.delete(userId);
    await deps.enrolments.end(userId);
    await deps.passkeys.deleteOf(userId);
    await deps.sessions.endAllOf(userId);
    deps.record('second-factor.reset', { ...caller, userId, adminId });
    await deps.securityMail.send('second-factor-reset', account, language);
  };
}

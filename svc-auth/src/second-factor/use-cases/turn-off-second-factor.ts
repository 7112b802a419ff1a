import type { RecordSecurity, RequireOwnPassword } from '../../accounts/index.ts';
import type { SecurityMail, StoredSecondFactors } from '../ports.ts';
import type { PasswordAndCodeCommand, RequireCode } from './require-code.ts';
import { requireSecondFactor } from './admin-rule.ts';

interface TurnOffSecondFactorDependencies {
  readonly secondFactors: Pick<StoredSecondFactors, 'find' | 'delete'>;
  readonly requireOwnPassword: RequireOwnPassword;
  readonly requireCode: RequireCode;
  readonly securityMail: SecurityMail;
  readonly record: RecordSecurity;
}

export function turnOffSecondFactor(deps: TurnOffSecondFactorDependencies) {
  return async (command: PasswordAndCodeCommand): Promise<void> => {
    const { account, caller, code, language, password } = command;
    await deps.requireOwnPassword(account, { field: 'password', value: password }, caller);
    const factor = await requireSecondFactor(deps.secondFactors, account._id);
    await deps.requireCode(factor, { field: 'code', value: code }, caller);
    await deps.secondFactors.delete(account._id);
    deps.record('second-factor.removed', { ...caller, userId: account._id });
    await deps.securityMail.send('second-factor-off', account, language);
  };
}

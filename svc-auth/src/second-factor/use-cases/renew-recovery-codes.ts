import type { RecordSecurity, RequireOwnPassword } from '../../accounts/index.ts';
import type { RecoveryCodes, SecurityMail, StoredSecondFactors } from '../ports.ts';
import type { PasswordAndCodeCommand, RequireCode } from './require-code.ts';
import { requireSecondFactor } from './admin-rule.ts';

interface RenewRecoveryCodesDependencies {
  readonly secondFactors: Pick<StoredSecondFactors, 'find' | 'replaceRecoveryCodes'>;
  readonly recoveryCodes: RecoveryCodes;
  readonly requireOwnPassword: RequireOwnPassword;
  readonly requireCode: RequireCode;
  readonly securityMail: SecurityMail;
  readonly record: RecordSecurity;
}

/** Ten new recovery codes. The old ones stop working. */
export function renewRecoveryCodes(deps: RenewRecoveryCodesDependencies) {
  return async (command: PasswordAndCodeCommand): Promise<readonly string[]> => {
    const { account, caller, code, language, password } = command;
    await deps.requireOwnPassword(account, { field: 'password', value: password }, caller);
    const factor = await requireSecondFactor(deps.secondFactors, account._id);
    await deps.requireCode(factor, { field: 'code', value: code }, caller);
    const { codes, digests } = await deps.recoveryCodes.create();
    await deps.secondFactors.replaceRecoveryCodes(account._id, digests);
    deps.record('recovery-codes.renewed', { ...caller, userId: account._id });
    await deps.securityMail.send('recovery-codes-new', account, language);
    return codes;
  };
}

import { DomainError } from '@pathshala/contract-kit/domain-error';
import { normalisePassword } from '@pathshala/rules/account';
import type { LoginLimits, Passwords, RecordSecurity, RequireOwnPassword } from '../ports.ts';

interface RequireOwnPasswordDependencies {
  readonly passwords: Passwords;
  readonly loginLimits: LoginLimits;
  readonly record: RecordSecurity;
}

export function requireOwnPassword(deps: RequireOwnPasswordDependencies): RequireOwnPassword {
  return async (account, { field, value }, caller) => {
    if (value === '') {
      throw new DomainError('invalid', 'auth.fields-required', {
        fields: { [field]: 'auth.password-missing' },
      });
    }
    const attempt = { target: account._id, address: caller.address, deviceId: null };
    const begun = await deps.loginLimits.begin(attempt);
    if (await deps.passwords.matches(account.passwordHash, normalisePassword(value))) {
      return begun.succeeded();
    }
    deps.record('password.check-failed', { ...caller, userId: account._id });
    throw new DomainError('invalid', 'auth.password-wrong', { fields: { [field]: 'auth.password-wrong' } });
  };
}

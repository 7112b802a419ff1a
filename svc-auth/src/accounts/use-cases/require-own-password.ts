import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Account } from '../domain/account.ts';
import { normalisePassword } from '@pathshala/rules/account';
import type { Caller } from '../domain/caller.ts';
import type { LoginLimits, Passwords, RecordSecurity } from '../ports.ts';

export interface RequireOwnPasswordDependencies {
  readonly passwords: Passwords;
  readonly loginLimits: LoginLimits;
  readonly record: RecordSecurity;
}

/** The form field with the password: the error names it. */
export interface OwnPassword {
  readonly field: 'password' | 'currentPassword';
  readonly value: string;
}

/** Requires the owner's password again, under the same limits as a log-in. An empty field does not count as an attempt. */
export function requireOwnPassword(deps: RequireOwnPasswordDependencies) {
  return async (account: Account, { field, value }: OwnPassword, caller: Caller): Promise<void> => {
    if (value === '') {
      throw new DomainError('invalid', 'auth.fields-required', {
        fields: { [field]: 'auth.password-missing' },
      });
    }
    const attempt = { target: account._id, address: caller.address, deviceId: null };
    await deps.loginLimits.begin(attempt);
    if (await deps.passwords.matches(account.passwordHash, normalisePassword(value))) {
      return deps.loginLimits.succeeded(attempt);
    }
    await deps.loginLimits.failed(attempt);
    deps.record('password.check-failed', { ...caller, userId: account._id });
    throw new DomainError('invalid', 'auth.password-wrong', { fields: { [field]: 'auth.password-wrong' } });
  };
}

import { DomainError } from '@pathshala/service-kit/errors';
import type { Account } from '../domain/account.ts';
import { normalisePassword } from '../domain/credentials.ts';
import type { LoginLimits, Passwords } from './ports.ts';

export interface CheckPasswordDeps {
  readonly passwords: Passwords;
  readonly loginLimits: LoginLimits;
}

/** Asks the owner for the password again, under the same limits as a log-in. */
export function checkOwnPassword(deps: CheckPasswordDeps) {
  return async (account: Account, password: string, address: string): Promise<void> => {
    const attempt = { target: account._id, address, knownDevice: null };
    await deps.loginLimits.begin(attempt);
    if (await deps.passwords.matches(account.passwordHash, normalisePassword(password))) {
      return deps.loginLimits.succeeded(attempt);
    }
    await deps.loginLimits.failed(attempt);
    throw new DomainError('invalid', 'auth.password-wrong', {
      fields: { password: 'auth.password-wrong', currentPassword: 'auth.password-wrong' },
    });
  };
}

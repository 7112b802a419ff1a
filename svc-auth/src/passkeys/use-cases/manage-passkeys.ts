import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Account, Caller, Language, RecordSecurity, RequireOwnPassword } from '../../accounts/index.ts';
import type { SecurityMail } from '../../second-factor/index.ts';
import { type Passkey, requirePasskeyName } from '../domain/passkey.ts';
import type { Passkeys } from '../ports.ts';

interface RenamePasskeyDependencies {
  readonly passkeys: Pick<Passkeys, 'rename'>;
}

export function renamePasskey({ passkeys }: RenamePasskeyDependencies) {
  return async (userId: string, id: string, name: string): Promise<Passkey> => {
    const renamed = await passkeys.rename(userId, id, requirePasskeyName(name));
    if (renamed === null) throw new DomainError('not-found', 'common.not-found');
    return renamed;
  };
}

interface RemovePasskeyDependencies {
  readonly passkeys: Pick<Passkeys, 'delete'>;
  readonly requireOwnPassword: RequireOwnPassword;
  readonly securityMail: SecurityMail;
  readonly record: RecordSecurity;
}

export interface RemovePasskeyCommand {
  readonly account: Account;
  readonly id: string;
  readonly password: string;
  readonly language: Language;
  readonly caller: Caller;
}

export function removePasskey(deps: RemovePasskeyDependencies) {
  return async ({ account, caller, id, language, password }: RemovePasskeyCommand): Promise<void> => {
    await deps.requireOwnPassword(account, { field: 'password', value: password }, caller);
    if (!(await deps.passkeys.delete(account._id, id))) {
      throw new DomainError('not-found', 'common.not-found');
    }
    deps.record('passkey.removed', { ...caller, userId: account._id });
    await deps.securityMail.send('passkey-removed', account, language);
  };
}

import { DomainError } from '@pathshala/contract-kit/domain-error';
import { requirePasskeyName, type Passkey } from '../domain/passkey.ts';
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

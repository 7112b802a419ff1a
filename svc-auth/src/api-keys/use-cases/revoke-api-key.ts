import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Accounts } from '../../accounts/index.ts';
import { removalOf } from '../domain/api-key.ts';
import type { ApiKeys } from '../ports.ts';
import { type ShownApiKey, shownKey } from './list-api-keys.ts';

interface RevokeApiKeyDependencies {
  readonly apiKeys: Pick<ApiKeys, 'find' | 'revoke'>;
  readonly accounts: Pick<Accounts, 'find'>;
  readonly now: () => number;
}

export interface RevokeApiKeyCommand {
  readonly id: string;
  /** Only a key of this administrator; others are not found. */
  readonly makerId?: string | undefined;
}

export function revokeApiKey({ apiKeys, accounts, now }: RevokeApiKeyDependencies) {
  return async ({ id, makerId }: RevokeApiKeyCommand): Promise<ShownApiKey> => {
    const key = await apiKeys.find(id);
    if (key === null || (makerId !== undefined && key.makerId !== makerId)) {
      throw new DomainError('not-found', 'common.not-found');
    }
    const revokedAt = key.revokedAt ?? now();
    const ended = { revokedAt, removalDueAt: removalOf(revokedAt) };
    await apiKeys.revoke(id, ended);
    return shownKey({ ...key, ...ended }, await accounts.find(key.makerId), now());
  };
}

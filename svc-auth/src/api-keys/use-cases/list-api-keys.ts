import type { Account, Accounts } from '../../accounts/index.ts';
import { type ApiKey, type KeyState, stateOf } from '../domain/api-key.ts';
import type { ApiKeyQuery, ApiKeys } from '../ports.ts';

interface ListApiKeysDependencies {
  readonly apiKeys: Pick<ApiKeys, 'list'>;
  readonly accounts: Pick<Accounts, 'find'>;
  readonly now: () => number;
}

export interface ShownApiKey {
  readonly key: ApiKey;
  /** null: the account is deleted. */
  readonly makerName: string | null;
  readonly state: KeyState;
}

export function shownKey(key: ApiKey, maker: Account | null, now: number): ShownApiKey {
  const name = maker === null || maker.deletedAt !== null ? null : maker.name;
  return { key, makerName: name, state: stateOf(key, maker, now) };
}

export function listApiKeys({ apiKeys, accounts, now }: ListApiKeysDependencies) {
  return async (
    query: ApiKeyQuery,
  ): Promise<{ readonly items: readonly ShownApiKey[]; readonly total: number }> => {
    const { items, total } = await apiKeys.list(query);
    const ids = [...new Set(items.map(({ makerId }) => makerId))];
    const found = await Promise.all(ids.map((id) => accounts.find(id)));
    const makers = new Map(ids.map((id, index) => [id, found[index] ?? null]));
    return { items: items.map((key) => shownKey(key, makers.get(key.makerId) ?? null, now())), total };
  };
}

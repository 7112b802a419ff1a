import type { Permission } from '@pathshala/rules/permissions';
import { keyCallsPerMinute } from '@pathshala/svc-auth-contract/http';
import type { Account, Accounts, RecordSecurity } from '../../accounts/index.ts';
import type { LogInFactors } from '../../second-factor/index.ts';
import { secondsToNextMinute, stateOf, stillHeld } from '../domain/api-key.ts';
import type { ApiKeys } from '../ports.ts';

interface ResolveApiKeyDependencies {
  readonly apiKeys: Pick<ApiKeys, 'findByHash' | 'countCall'>;
  readonly accounts: Pick<Accounts, 'find'>;
  readonly factors: Pick<LogInFactors, 'mustEnrol'>;
  readonly record: RecordSecurity;
  readonly now: () => number;
}

export type ResolvedKey =
  | {
      readonly state: 'accepted';
      readonly keyId: string;
      readonly maker: Account;
      readonly permissions: readonly Permission[];
    }
  | { readonly state: 'refused' }
  | { readonly state: 'limited'; readonly retryAfterSeconds: number };

/** Reads key and maker at each call: a revoked key, and one whose maker lost the rights, reads nothing more. */
export function resolveApiKey({ apiKeys, accounts, factors, record, now }: ResolveApiKeyDependencies) {
  return async ({ hash, address }: { hash: string; address: string }): Promise<ResolvedKey> => {
    const key = await apiKeys.findByHash(hash);
    if (key === null) return { state: 'refused' };
    const maker = await accounts.find(key.makerId);
    const state = stateOf(key, maker, now());
    if (maker === null || state !== 'active' || (await factors.mustEnrol(maker))) {
      record('api-key.refused', { keyId: key._id, userId: key.makerId, address, state });
      return { state: 'refused' };
    }
    const calls = await apiKeys.countCall(key._id, { at: now(), address });
    if (calls === null) return { state: 'refused' };
    if (calls > keyCallsPerMinute) {
      return { state: 'limited', retryAfterSeconds: secondsToNextMinute(now()) };
    }
    const permissions = stillHeld(maker, key.permissions);
    return { state: 'accepted', keyId: key._id, maker, permissions };
  };
}

import { maxKeyDays } from '@pathshala/svc-auth-contract/http';
import type { Permission } from '@pathshala/rules/permissions';
import type { Accounts } from '../../accounts/index.ts';
import { type ApiKey, removalOf, requireExpiry, requireHeld } from '../domain/api-key.ts';
import type { ApiKeys, KeyTexts } from '../ports.ts';

interface MakeApiKeyDependencies {
  readonly apiKeys: Pick<ApiKeys, 'insert'>;
  readonly accounts: Pick<Accounts, 'find'>;
  readonly keyTexts: KeyTexts;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface MakeApiKeyCommand {
  readonly makerId: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** ISO 8601. */
  readonly expiresAt: string;
}

const hintLength = 7;

/** Throws `invalid` for an end that is not within a year, and for permissions that the maker, as stored now, does not have. */
export function makeApiKey({ apiKeys, accounts, keyTexts, now, newId }: MakeApiKeyDependencies) {
  return async ({
    makerId,
    name,
    ...wanted
  }: MakeApiKeyCommand): Promise<{ key: ApiKey; secret: string }> => {
    const expiresAt = Date.parse(wanted.expiresAt);
    const permissions = [...new Set(wanted.permissions)];
    requireExpiry(expiresAt, now(), maxKeyDays);
    requireHeld(await accounts.find(makerId), permissions);
    const secret = keyTexts.create();
    const key: ApiKey = {
      _id: newId(),
      schemaVersion: 1,
      name,
      hint: secret.slice(0, hintLength),
      hash: keyTexts.hash(secret),
      permissions,
      makerId,
      createdAt: now(),
      expiresAt,
      revokedAt: null,
      removalDueAt: removalOf(expiresAt),
      lastUsedAt: null,
      lastUsedFrom: null,
      minute: 0,
      calls: 0,
    };
    await apiKeys.insert(key);
    return { key, secret };
  };
}

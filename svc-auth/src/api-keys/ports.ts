import type { ApiKey } from './domain/api-key.ts';

export interface ApiKeyQuery {
  /** Only the keys of this administrator. */
  readonly makerId?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

interface ApiKeyUse {
  /** Epoch ms. */
  readonly at: number;
  readonly address: string;
}

export interface ApiKeys {
  insert(key: ApiKey): Promise<void>;
  find(id: string): Promise<ApiKey | null>;
  findByHash(hash: string): Promise<ApiKey | null>;
  /** The newest first. */
  list(query: ApiKeyQuery): Promise<{ readonly items: readonly ApiKey[]; readonly total: number }>;
  /** A key that is revoked already stays as it is. */
  revoke(id: string, ended: Pick<ApiKey, 'revokedAt' | 'removalDueAt'>): Promise<void>;
  /** Counts a call in its minute, and returns the count; null: the key was revoked meanwhile. */
  countCall(id: string, use: ApiKeyUse): Promise<number | null>;
  removeOf(makerId: string): Promise<void>;
  removeOver(now: number): Promise<void>;
}

export interface KeyTexts {
  /** A new key with 256 random bits. */
  create(): string;
  hash(key: string): string;
}

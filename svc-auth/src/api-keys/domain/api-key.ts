import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Permission } from '@pathshala/rules/permissions';
import { type Account, isActiveAdmin } from '../../accounts/index.ts';

const day = 24 * 60 * 60 * 1000;

/** A key by which a program reads exports in the name of its maker. Times in epoch ms. */
export interface ApiKey {
  readonly _id: string;
  readonly schemaVersion: 1;
  readonly name: string;
  /** The start of the key, to recognise it. */
  readonly hint: string;
  /** SHA-256 of the key, which is not stored: 256 random bits need no slow hash. */
  readonly hash: string;
  readonly permissions: readonly Permission[];
  readonly makerId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly revokedAt: number | null;
  /** The time from which the key is removed. */
  readonly removalDueAt: number;
  readonly lastUsedAt: number | null;
  readonly lastUsedFrom: string | null;
  /** The minute, counted from the epoch, in which `calls` were made. */
  readonly minute: number;
  readonly calls: number;
}

/** A key that has ended is shown for so long. */
const shownMs = 90 * day;

const invalid = (field: string, code: string, params: Record<string, number> = {}) =>
  new DomainError('invalid', code, { params, fields: { [field]: { code, params } } });

/** Throws for a time in the past, or too far in the future. */
export function requireExpiry(expiresAt: number, now: number, maxDays: number): void {
  if (expiresAt > now && expiresAt <= now + maxDays * day) return;
  throw invalid('expiresAt', 'auth.key-expiry', { days: maxDays });
}

/**
 * Returns the permissions that an administrator has now; null: all. A key reads whole lists, so an administrator with limited
 * rights has none for a key.
 */
function heldBy(maker: Account | null): readonly string[] | null {
  if (maker === null || !isActiveAdmin(maker) || maker.limitedTo !== undefined) return [];
  return maker.permissions ?? null;
}

/** Throws for a permission that the maker does not have. */
export function requireHeld(maker: Account | null, wanted: readonly Permission[]): void {
  if (stillHeld(maker, wanted).length === wanted.length) return;
  throw invalid('permissions', 'auth.key-permissions');
}

/** The permissions of a key as far as its maker has them now. */
export function stillHeld(maker: Account | null, wanted: readonly Permission[]): readonly Permission[] {
  const held = heldBy(maker);
  return held === null ? wanted : wanted.filter((permission) => held.includes(permission));
}

export function removalOf(endedAt: number): number {
  return endedAt + shownMs;
}

export type KeyState = 'active' | 'expired' | 'revoked' | 'powerless';

export function stateOf(
  { revokedAt, expiresAt, permissions }: ApiKey,
  maker: Account | null,
  now: number,
): KeyState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt <= now) return 'expired';
  return stillHeld(maker, permissions).length === 0 ? 'powerless' : 'active';
}

const minuteMs = 60_000;

export const minuteOf = (now: number): number => Math.floor(now / minuteMs);

/** The seconds to the next minute, in which a key may call again. */
export function secondsToNextMinute(now: number): number {
  return Math.ceil(((minuteOf(now) + 1) * minuteMs - now) / 1000);
}

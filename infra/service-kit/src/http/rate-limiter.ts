import type { RateLimit, RouteDefinition } from '@pathshala/contract-kit/route';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import type { Identity } from '../identity/identity.ts';
import type { Logger } from '../telemetry/logger.ts';
import { nameOf } from './routes.ts';

/** Counts a call of a limited route. Throws a too-many DomainError once the limit is passed. */
export type CountCall = (route: RouteDefinition, caller: Identity) => Promise<void>;

/**
 * Fixed windows over the key-value port, whose `increment` is atomic on every adapter. Not `rate-limiter-flexible`:
 * a store of one's own has to override its undocumented `_upsert` and `_getRateLimiterRes`, and all that would be left of
 * it is the comparison below.
 */
export function createRateLimiter(options: {
  readonly service: string;
  readonly keyValue: Pick<KeyValue, 'increment'>;
  readonly log: Logger;
}): CountCall {
  const { service, keyValue, log } = options;
  return async (route, caller) => {
    const { limit } = route;
    if (limit === undefined) return;
    const key = `limit:${service}:${limit.name ?? nameOf(route)}:${subjectOf(limit, caller)}`;
    const counted = await keyValue
      .increment(key, { ttlMs: limit.windowSeconds * 1000 })
      .catch((error: unknown) => {
        log.warn({ err: error, route: nameOf(route) }, 'a rate limit could not be counted');
        return null;
      });
    if (counted === null && limit.whenUncounted === 'refuse') throw uncounted();
    if (counted !== null && counted.count > limit.max) throw tooMany(counted.ttlMs);
  };
}

function subjectOf({ per }: RateLimit, { userId, address }: Identity): string {
  return per === 'user' && userId !== null ? `user ${userId}` : `address ${address}`;
}

function tooMany(leftMs: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000));
  return new DomainError('too-many', 'common.too-many', { retryAfterSeconds });
}

function uncounted(): DomainError {
  return new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 2 });
}

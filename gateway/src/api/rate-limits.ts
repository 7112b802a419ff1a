import type { KeyValue } from '@pathshala/key-value/port';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { createFleetingMap } from '@pathshala/service-kit/fleeting-map';

type Verdict =
  | { readonly is: 'allowed' }
  | { readonly is: 'too-many'; readonly seconds: number }
  | { readonly is: 'unavailable' };

/**
 * Limits by address, wide enough for a whole classroom behind one (design §5); the tight ones, by account and code,
 * are svc-auth's. Shared by all gateways through the key-value store.
 */
interface Limit {
  readonly name: string;
  readonly path: RegExp;
  /** In ten minutes. */
  readonly most: number;
  /** With the store away: log-ins and codes could be guessed without end, so they wait; the rest goes on. */
  readonly whenUncounted: 'allowed' | 'unavailable';
}

const windowMs = 10 * 60_000;
const limits: readonly Limit[] = [
  { name: 'log-in', path: /^\/api\/auth\/login$/, most: 300, whenUncounted: 'unavailable' },
  { name: 'sign-up', path: /^\/api\/auth\/signup$/, most: 300, whenUncounted: 'unavailable' },
  { name: 'code', path: /^\/api\/auth\/(verify|resend)$/, most: 600, whenUncounted: 'unavailable' },
  {
    name: 'password',
    path: /^\/api\/auth\/(forgot|reset|unlock)[^/]*$/,
    most: 300,
    whenUncounted: 'unavailable',
  },
  { name: 'registration', path: /^\/api\/examcampaigns\/register$/, most: 300, whenUncounted: 'allowed' },
  {
    name: 'registration',
    path: /^\/api\/campaign\/campaigns\/[^/]+\/register$/,
    most: 300,
    whenUncounted: 'allowed',
  },
];
/** Saving and submitting answers is never limited: a whole school may sit the same exam. */
const unlimited = /^\/api\/exams\/(attempts|exam-results)(\/|$)/;
/** Everything else, counted in this process alone: a round trip to the store for each call would cost more than it saves. */
const generalMost = 30_000;

export interface RateLimits {
  check(call: { method: string; key: string; address: string }): Promise<Verdict>;
}

export function createRateLimits(dependencies: {
  keyValue: KeyValue;
  now: () => number;
  log: Logger;
}): RateLimits {
  const { keyValue, log } = dependencies;
  const general = createGeneralLimit(dependencies.now);
  const countOf = async (limit: Limit, address: string): Promise<Verdict> => {
    try {
      const { count, ttlMs } = await keyValue.increment(`limit:${limit.name}:${address}`, {
        ttlMs: windowMs,
      });
      return count > limit.most ? tooMany(ttlMs) : { is: 'allowed' };
    } catch (error) {
      log.warn({ err: error, limit: limit.name }, 'a limit could not be counted');
      return { is: limit.whenUncounted };
    }
  };
  return {
    async check({ method, key, address }) {
      if (unlimited.test(key)) return { is: 'allowed' };
      const verdict = general(address);
      const limit = method === 'GET' ? undefined : limits.find(({ path }) => path.test(key));
      return verdict.is === 'allowed' && limit !== undefined ? countOf(limit, address) : verdict;
    },
  };
}

function createGeneralLimit(now: () => number): (address: string) => Verdict {
  const counts = createFleetingMap<{ count: number; readonly endsAt: number }>({
    lifeMs: windowMs,
    limit: 50_000,
    now,
  });
  return (address) => {
    const running = counts.get(address);
    if (running === undefined || now() >= running.endsAt) {
      counts.set(address, { count: 1, endsAt: now() + windowMs });
      return { is: 'allowed' };
    }
    running.count += 1;
    return running.count > generalMost ? tooMany(running.endsAt - now()) : { is: 'allowed' };
  };
}

function tooMany(leftMs: number): Verdict {
  return { is: 'too-many', seconds: Math.max(1, Math.ceil(leftMs / 1000)) };
}

import { createSecretKey } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { createFleetingMap } from '../memory/fleeting-map.ts';
import { audienceKey, tokenIssuer } from './audience-key.ts';
import type { Identity } from './identity.ts';
import { openToken } from './signed-token.ts';

/**
 * Throws, or rejects with, an `unauthenticated` DomainError where there is no token at all, and an `unavailable` one for
 * anything but a living token that was made for this audience. The person who calls cannot help the latter: clocks or keys
 * of gateway and service differ, so nobody is logged out by it.
 */
export type IdentityVerifier = (
  token: string | readonly string[] | undefined,
) => Identity | Promise<Identity>;

const account = {
  userId: z.string().min(1),
  username: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  sessionKey: z.string().nullable(),
  address: z.string(),
};
const nobody = {
  userId: z.null(),
  username: z.null(),
  name: z.null(),
  email: z.null(),
  sessionKey: z.null(),
};
const identityClaims = z.discriminatedUnion('role', [
  z.object({ role: z.literal('visitor'), ...account, ...nobody }),
  z.object({ role: z.enum(['student', 'admin']), ...account }),
]);

const mostTokens = 20_000;
const longestLifeSeconds = 60;
/** Clocks of two machines may differ by this much. A token lives for a minute and serves one audience: more costs little. */
const toleranceSeconds = 30;

/** Why a token was refused: a label of the metric. */
export type RefusedReason = 'form' | 'signature' | 'claims' | 'expired' | 'from the future';

const lifeOf = (audience: string) =>
  z.object({
    iss: z.literal(tokenIssuer),
    aud: z.literal(audience),
    iat: z.int(),
    exp: z.int(),
  });

/** The same token comes with every call of half a minute: it is checked once and then known by its text. */
export function createIdentityVerifier(options: {
  key: string;
  audience: string;
  now?: () => number;
  onRefused?: (reason: RefusedReason) => void;
}): IdentityVerifier {
  const now = options.now ?? Date.now;
  const key = createSecretKey(audienceKey(options.key, options.audience));
  // A token comes for half a minute, then the next one: what no longer comes goes.
  const known = createFleetingMap<{ identity: Identity; until: number }>({
    lifeMs: 30_000,
    limit: mostTokens,
    now,
  });

  const life = lifeOf(options.audience);

  const refused = (reason: RefusedReason): DomainError => {
    options.onRefused?.(reason);
    return new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 2 });
  };

  const check = (token: string): Identity => {
    const claims = openToken(token, key);
    if (claims === null) throw refused('signature');
    const times = life.safeParse(claims);
    const identity = identityClaims.safeParse(claims);
    if (!times.success || !identity.success) throw refused('claims');
    const { iat, exp } = times.data;
    const seconds = now() / 1000;
    // Whatever its end says: a token that was made long ago, or will be made, is none of the gateway's.
    const end = Math.min(exp, iat + longestLifeSeconds) + toleranceSeconds;
    if (seconds >= end) throw refused('expired');
    if (seconds < iat - toleranceSeconds) throw refused('from the future');
    const frozen = Object.freeze(identity.data);
    known.set(token, { identity: frozen, until: end * 1000 });
    return frozen;
  };

  return (token) => {
    if (token === undefined || token === '') throw unauthenticated();
    if (typeof token !== 'string' || token.length > 4096) throw refused('form');
    const entry = known.get(token);
    if (entry !== undefined && now() < entry.until) return entry.identity;
    return check(token);
  };
}

function unauthenticated(): DomainError {
  return new DomainError('unauthenticated', 'common.unauthenticated');
}

import { createSecretKey } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error.ts';
import { createFleetingMap } from '../memory/fleeting-map.ts';
import { audienceKey, tokenIssuer } from './audience-key.ts';
import type { Identity } from './identity.ts';
import { openToken } from './signed-token.ts';

/** Throws, or rejects with, an unauthenticated DomainError for anything but a living token that was made for this audience. */
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
const toleranceSeconds = 5;

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

  const check = (token: string): Identity => {
    try {
      const claims = openToken(token, key);
      const { iat, exp } = life.parse(claims);
      const seconds = now() / 1000;
      // Whatever its end says: a token that was made long ago, or will be made, is none of the gateway's.
      const isAlive =
        seconds < exp + toleranceSeconds &&
        seconds <= iat + longestLifeSeconds + toleranceSeconds &&
        seconds >= iat - toleranceSeconds;
      if (!isAlive) throw unauthenticated();
      const identity = Object.freeze(identityClaims.parse(claims));
      known.set(token, { identity, until: (exp + toleranceSeconds) * 1000 });
      return identity;
    } catch (error) {
      throw Object.assign(unauthenticated(), { cause: error });
    }
  };

  return (token) => {
    if (typeof token !== 'string' || token.length > 4096) throw unauthenticated();
    const entry = known.get(token);
    if (entry !== undefined && now() < entry.until) return entry.identity;
    return check(token);
  };
}

function unauthenticated(): DomainError {
  return new DomainError('unauthenticated', 'common.unauthenticated');
}

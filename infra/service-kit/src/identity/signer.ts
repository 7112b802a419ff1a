import { createSecretKey, type KeyObject } from 'node:crypto';
import { createFleetingMap } from '../memory/fleeting-map.ts';
import { audienceKey, tokenIssuer } from './audience-key.ts';
import type { Identity } from './identity.ts';
import { signToken } from './signed-token.ts';

export interface IdentitySigner {
  /** A token for one service that says who calls; it lives 60 s and is made anew after 30. */
  sign(identity: Identity, audience: string): Promise<string>;
}

const lifeSeconds = 60;
const reusedMs = 30_000;
const mostTokens = 20_000;

export function createIdentitySigner(options: { key: string; now?: () => number }): IdentitySigner {
  const now = options.now ?? Date.now;
  const keys = new Map<string, KeyObject>();
  const issued = createFleetingMap<{ token: Promise<string>; until: number }>({
    lifeMs: reusedMs,
    limit: mostTokens,
    now,
  });

  const keyFor = (audience: string): KeyObject => {
    const known = keys.get(audience) ?? createSecretKey(audienceKey(options.key, audience));
    keys.set(audience, known);
    return known;
  };

  return {
    sign(identity, audience) {
      // The whole identity, not the session alone: a name or role that changed must not wait for the old token to lapse.
      const name = [audience, ...Object.values(identity)].join('\n');
      const known = issued.get(name);
      if (known !== undefined && now() < known.until) return known.token;
      const seconds = Math.floor(now() / 1000);
      const life = { iss: tokenIssuer, aud: audience, iat: seconds, exp: seconds + lifeSeconds };
      const token = Promise.resolve(signToken({ ...identity, ...life }, keyFor(audience)));
      issued.set(name, { token, until: now() + reusedMs });
      return token;
    },
  };
}

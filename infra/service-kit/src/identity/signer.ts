import { createSigner } from 'fast-jwt';
import { createExpiringCache } from '../memory/expiring-cache.ts';
import { audienceKey, keyIdOf, tokenIssuer, tokenType } from './audience-key.ts';
import type { Identity } from './identity.ts';

export interface IdentitySigner {
  /** A token for one service that states who calls; it lives 60 s and is reused for 30. */
  sign(identity: Identity, audience: string): Promise<string>;
}

const lifeMs = 60_000;
const reusedMs = 30_000;
const maxTokens = 20_000;

type Sign = (claims: object) => string;

export function createIdentitySigner(options: { key: string; now?: () => number }): IdentitySigner {
  const now = options.now ?? Date.now;
  const kid = keyIdOf(options.key);
  const signers = new Map<string, Sign>();
  const issued = createExpiringCache<Promise<string>>({ ttlMs: reusedMs, max: maxTokens, now });

  const signerFor = (audience: string): Sign => {
    const known = signers.get(audience);
    if (known !== undefined) return known;
    const key = Buffer.from(audienceKey(options.key, audience));
    const header = { alg: 'HS256', typ: tokenType, kid };
    const claims = { aud: audience, iss: tokenIssuer, expiresIn: lifeMs };
    const sign = createSigner({ algorithm: 'HS256', key, header, ...claims });
    signers.set(audience, sign);
    return sign;
  };

  const signed = async (identity: Identity, audience: string): Promise<string> =>
    signerFor(audience)({ ...identity, iat: Math.floor(now() / 1000) });

  return {
    sign(identity, audience) {
      // Of one call.
      if (identity.receipt !== undefined) return signed(identity, audience);
      // The whole identity, not the session alone: a changed name or role must not wait for the old token to expire.
      const name = `${audience}\n${JSON.stringify(identity)}`;
      const known = issued.get(name);
      if (known !== undefined) return known;
      const token = signed(identity, audience);
      issued.set(name, token);
      return token;
    },
  };
}

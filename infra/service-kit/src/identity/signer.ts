import { createSigner } from 'fast-jwt';
import { createExpiringCache } from '../caches/expiring-cache.ts';
import { audienceKey, keyIdOf, tokenIssuer, tokenType } from './audience-key.ts';
import type { Identity } from './identity.ts';

export interface IdentitySigner {
  /**
   * A token for one service that states who calls; it lives 60 s and is reused for 30. For a frozen identity the token is found by
   * the object alone. No promise where nothing has to be waited for: each call of the API would wait a turn.
   */
  sign(identity: Identity, audience: string): string | Promise<string>;
}

const lifeMs = 60_000;
const reusedMs = 30_000;
const maxTokens = 20_000;

type Sign = (claims: object) => string;

interface Issued {
  readonly token: string;
  readonly audience: string;
  /** Epoch ms: from then on another one is signed. */
  readonly reusedUntil: number;
}

export function createIdentitySigner(options: { key: string; now?: () => number }): IdentitySigner {
  const now = options.now ?? Date.now;
  const kid = keyIdOf(options.key);
  const signers = new Map<string, Sign>();
  const issued = createExpiringCache<Issued>({ ttlMs: reusedMs, max: maxTokens, now });

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

  /** The latest token of an object: a page's calls go to one service at a time. */
  const latest = new WeakMap<Identity, Issued>();

  const signed = (identity: Identity, audience: string): string =>
    signerFor(audience)({ ...identity, iat: Math.floor(now() / 1000) });

  /**
   * Caches by the whole identity, not the session alone: a changed name or role must not wait for the old token to expire.
   */
  const issuedFor = (identity: Identity, audience: string): Issued => {
    const name = `${audience}\n${JSON.stringify(identity)}`;
    const known = issued.get(name);
    if (known !== undefined) return known;
    const made = { token: signed(identity, audience), audience, reusedUntil: now() + reusedMs };
    issued.set(name, made);
    return made;
  };

  return {
    sign(identity, audience) {
      // A receipt belongs to one call, so its token is not cached.
      if (identity.receipt !== undefined) return signed(identity, audience);
      const known = latest.get(identity);
      if (known?.audience === audience && now() < known.reusedUntil) return known.token;
      const found = issuedFor(identity, audience);
      if (Object.isFrozen(identity)) latest.set(identity, found);
      return found.token;
    },
  };
}

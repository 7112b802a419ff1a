import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { equalInConstantTime } from '../http/equal-in-constant-time.ts';

/**
 * Anti-forgery tokens (AUTH-07): a random part and an HMAC over it and the session's id, so that one planted by another
 * site, or left from an earlier session, is rejected. A visitor has no session: theirs are bound to "no session", and
 * the checks of origin beside them keep other sites out.
 */
export interface CsrfTokens {
  issue(sid: string | null): string;
  isValid(token: string, sid: string | null): boolean;
}

const cacheMs = 60_000;
const maxCached = 20_000;

export function createCsrfTokens(secret: string): CsrfTokens {
  const key = createSecretKey(createHmac('sha256', secret).update('csrf-token').digest());
  // A page repeats one token with every call, and its HMAC would cost more than all other checks together.
  const valid = new LRUCache<string, true>({ max: maxCached, ttl: cacheMs });
  const sign = (random: string, sid: string | null) =>
    createHmac('sha256', key)
      .update(`${random}|${sid === null ? 'visitor' : `session:${sid}`}`)
      .digest('base64url');
  return {
    issue(sid) {
      const random = randomBytes(16).toString('base64url');
      return `${random}.${sign(random, sid)}`;
    },
    isValid(token, sid) {
      const pair = `${token} ${sid}`;
      if (valid.has(pair)) return true;
      const [random, signature] = token.split('.');
      if (random === undefined || signature === undefined) return false;
      const isSigned = equalInConstantTime(signature, sign(random, sid));
      if (isSigned) valid.set(pair, true);
      return isSigned;
    },
  };
}

import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { entryLimit } from '@pathshala/service-kit/caches/entry-limit';
import { copyOf } from '../http/copy-of.ts';
import { createMac } from '../http/mac.ts';

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
  const mac = createMac(secret, 'csrf-token');
  // A page repeats one token with every call, and its HMAC would cost more than all other checks together.
  const ownerOf = new LRUCache<string, string>({ ...entryLimit(maxCached), ttl: cacheMs });
  const nameOf = (sid: string | null) => (sid === null ? 'visitor' : `session:${sid}`);
  const signed = (random: string, sid: string | null) => `${random}|${nameOf(sid)}`;
  return {
    issue(sid) {
      const random = randomBytes(16).toString('base64url');
      return `${random}.${mac.sign(signed(random, sid))}`;
    },
    isValid(token, sid) {
      const owner = nameOf(sid);
      if (ownerOf.get(token) === owner) return true;
      // Without a dot there is no signature.
      const dot = token.indexOf('.');
      const isSigned = mac.isValid(signed(token.slice(0, dot), sid), token.slice(dot + 1));
      if (isSigned) ownerOf.set(copyOf(token), owner);
      return isSigned;
    },
  };
}

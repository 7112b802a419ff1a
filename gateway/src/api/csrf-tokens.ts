import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import { createFleetingMap } from '@pathshala/service-kit/fleeting-map';

/**
 * Anti-forgery tokens (AUTH-07): a random part and an HMAC over it and the session's id, so that one planted by another
 * site, or kept from an earlier session, is refused. A visitor has no session: theirs are bound to "no session", and
 * the checks of origin beside them keep other sites out.
 */
export interface CsrfTokens {
  issue(sid: string | null): string;
  isValid(token: string | undefined, sid: string | null): boolean;
}

export function createCsrfTokens(secret: string): CsrfTokens {
  const key = createSecretKey(createHmac('sha256', secret).update('csrf-token').digest());
  // A page repeats one token with every call; checking it anew each time would cost more than all else here.
  const valid = createFleetingMap<true>({ lifeMs: 60_000, limit: 20_000, now: Date.now });
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
      if (valid.get(pair) === true) return true;
      const [random, signature] = (token ?? '').split('.');
      if (random === undefined || signature === undefined) return false;
      const isSigned = isSame(signature, sign(random, sid));
      if (isSigned) valid.set(pair, true);
      return isSigned;
    },
  };
}

/** In a time that does not tell how much of it was right. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { CalendarTokens } from '../ports.ts';

/** The store holds no token: it is derived from a stored nonce and the secret, so that its owner can read it again. */
export function createHmacCalendarTokens(secret: string): CalendarTokens {
  return {
    tokenOf: (nonce) => createHmac('sha256', secret).update(`catalog.calendar:${nonce}`).digest('base64url'),
    hashOf: (token) => createHash('sha256').update(token).digest('hex'),
    newNonce: () => randomBytes(16).toString('hex'),
  };
}

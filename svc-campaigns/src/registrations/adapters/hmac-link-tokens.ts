import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { LinkTokens } from '../ports.ts';

/** A token is derived from a stored nonce and the secret: a mail can be sent again, and the store holds no token. */
export function createHmacLinkTokens(secret: string): LinkTokens {
  const tokenOf = (nonce: string) =>
    createHmac('sha256', secret).update(`campaigns.link:${nonce}`).digest('base64url');
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
  return {
    tokenOf,
    hashOf,
    issue() {
      const nonce = randomBytes(16).toString('hex');
      return { nonce, hash: hashOf(tokenOf(nonce)) };
    },
  };
}

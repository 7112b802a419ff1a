import { createHmac, hkdfSync } from 'node:crypto';

/** Derives the token of an import's invitation from its id under a key of the site: a repeated step mails the same link. */
export function createDerivedTokens(secret: string): (invitationId: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tokens of invitations', 32));
  return (invitationId) => createHmac('sha256', key).update(invitationId).digest('base64url');
}

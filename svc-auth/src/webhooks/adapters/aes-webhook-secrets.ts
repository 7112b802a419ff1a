import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { WebhookSecrets } from '../ports.ts';
import { secretPrefix } from './standard-signature.ts';

/** Bytes. */
const secretLength = 32;
const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM under a key derived from the site's secret; the webhook is authenticated with its secret. */
export function createAesWebhookSecrets(siteSecret: string): WebhookSecrets {
  const key = Buffer.from(hkdfSync('sha256', siteSecret, '', 'webhook secrets', 32));
  return {
    create: () => `${secretPrefix}${randomBytes(secretLength).toString('base64')}`,
    seal(secret, webhookId) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(webhookId));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, webhookId) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength));
      decipher.setAAD(Buffer.from(webhookId));
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      const body = decipher.update(bytes.subarray(nonceLength + tagLength));
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    },
  };
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretCipher } from '../ports.ts';

/** Bytes. */
const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM under a key derived from the site's secret; the account is authenticated with the text. */
export function createAesSecretCipher(secret: string): SecretCipher {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'authenticator secrets', 32));
  return {
    seal(text, userId) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(userId));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, userId) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength));
      decipher.setAAD(Buffer.from(userId));
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      const body = decipher.update(bytes.subarray(nonceLength + tagLength));
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    },
  };
}

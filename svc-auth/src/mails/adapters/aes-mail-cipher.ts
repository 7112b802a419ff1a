import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { MailCipher } from '../ports.ts';

/** Bytes. */
const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM under a key derived from the site's secret. */
export function createAesMailCipher(secret: string): MailCipher {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mails that wait', 32));
  return {
    encrypt(text) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength));
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      const body = decipher.update(bytes.subarray(nonceLength + tagLength));
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    },
  };
}

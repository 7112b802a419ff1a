import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { BucketSecrets } from '../ports.ts';

/** Bytes. */
const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM under a key derived from the site's secret; the export is authenticated with its secret. */
export function createAesBucketSecrets(siteSecret: string): BucketSecrets {
  const key = Buffer.from(hkdfSync('sha256', siteSecret, '', 'bucket secrets', 32));
  return {
    seal(secret, exportId) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(exportId));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, exportId) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength));
      decipher.setAAD(Buffer.from(exportId));
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      const body = decipher.update(bytes.subarray(nonceLength + tagLength));
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    },
  };
}

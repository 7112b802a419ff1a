import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { BackupError } from './backup-error.ts';

const saltBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;
/** 64 MB and about a quarter of a second for each guess. */
const cost = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

/** Salt, nonce, tag and what AES-256-GCM makes of the content with a key that scrypt makes of the passphrase. */
export function lockSecrets(content: Uint8Array, passphrase: string): Uint8Array {
  const salt = randomBytes(saltBytes);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, cost), nonce);
  const locked = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), locked]);
}

/** Throws BackupError for another passphrase. */
export function unlockSecrets(box: Uint8Array, passphrase: string): Uint8Array {
  const nonceAt = saltBytes;
  const tagAt = nonceAt + nonceBytes;
  const contentAt = tagAt + tagBytes;
  const key = scryptSync(passphrase, box.subarray(0, nonceAt), 32, cost);
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(nonceAt, tagAt));
  decipher.setAuthTag(box.subarray(tagAt, contentAt));
  try {
    return Buffer.concat([decipher.update(box.subarray(contentAt)), decipher.final()]);
  } catch (error) {
    throw new BackupError(
      'BACKUP_PASSPHRASE is not the one with which the secrets were encrypted. Set the right one, or leave it unset to restore without the secrets.',
      { cause: error },
    );
  }
}

import { createHmac, createSecretKey } from 'node:crypto';
import { equalInConstantTime } from './equal-in-constant-time.ts';

interface Mac {
  sign(text: string): string;
  isValid(text: string, signature: string): boolean;
}

/** HMAC-SHA256 in base64url, cut to `length` characters of 6 bits (43: all of it), by a key that is derived for one purpose. */
export function createMac(secret: string, purpose: string, length = 43): Mac {
  const key = createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, length);
  return { sign, isValid: (text, signature) => equalInConstantTime(signature, sign(text)) };
}

import { hash, randomBytes } from 'node:crypto';
import { apiKeyPrefix } from '@pathshala/rules/api-key';
import type { KeyTexts } from '../ports.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** So many digits of base 62 hold 32 bytes. */
const length = 43;

function base62(bytes: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 62n) text = `${digits[Number(rest % 62n)]}${text}`;
  return text.padStart(length, '0');
}

export const randomKeys: KeyTexts = {
  create: () => `${apiKeyPrefix}${base62(randomBytes(32))}`,
  hash: (key) => hash('sha256', key, 'hex'),
};

import { expect, it } from 'vitest';
import { createAesSecretCipher } from './aes-secret-cipher.ts';

it('opens a secret for its own account, under its own key only', () => {
  const cipher = createAesSecretCipher('s'.repeat(32));
  const sealed = cipher.seal('A2B2C3D4E5F6G7H2', 'rahim');
  expect(sealed).not.toContain('A2B2C3D4E5F6G7H2');
  expect(cipher.open(sealed, 'rahim')).toBe('A2B2C3D4E5F6G7H2');
  expect(() => cipher.open(sealed, 'karim')).toThrow('authenticate');
  expect(() => createAesSecretCipher('t'.repeat(32)).open(sealed, 'rahim')).toThrow('authenticate');
});

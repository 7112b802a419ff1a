import { expect, it } from 'vitest';
import { createAesSecretCipher } from './aes-secret-cipher.ts';

it('opens a secret for its own account, under its own key only', () => {
  const cipher = createAesSecretCipher('s'.repeat(32));
  const sealed = cipher.seal('JBSWY3DPEHPK3PXP', 'rahim');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(cipher.open(sealed, 'rahim')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => cipher.open(sealed, 'karim')).toThrow('authenticate');
  expect(() => createAesSecretCipher('t'.repeat(32)).open(sealed, 'rahim')).toThrow('authenticate');
});

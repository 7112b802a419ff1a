import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { accountLimits } from '@pathshala/svc-auth-contract/account';
import { loadCommonPasswords } from './common-passwords.ts';

/** `vitest run -u` writes the file again when the source package is renewed. */
describe('the list of common passwords', () => {
  it('is the first 3,000 of the source that are long enough to be chosen here', async () => {
    const source: readonly unknown[] = dictionary['passwords-common'];
    const derived = source
      .map((word) => String(word).toLowerCase())
      .filter((word) => word.length >= accountLimits.passwordMin)
      .slice(0, 3000);
    await expect(`${derived.join('\n')}\n`).toMatchFileSnapshot('./common-passwords.txt');
  });

  it('loads as 3,000 words with the notorious ones among them', () => {
    const common = loadCommonPasswords();
    expect(common.size).toBe(3000);
    expect([...common]).toEqual(expect.arrayContaining(['123456', 'password', 'qwerty']));
  });
});

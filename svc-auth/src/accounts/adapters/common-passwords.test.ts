import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { accountLimits } from '@pathshala/rules/account';
import { loadCommonPasswords } from './common-passwords.ts';

/** After an update of the source package, `vitest run -u` writes the file again. */
describe('the list of common passwords', () => {
  it('holds the first 3,000 of the source that have the minimum length', async () => {
    const source: readonly unknown[] = dictionary['passwords-common'];
    const derived = source
      .map((word) => String(word).toLowerCase())
      .filter((word) => word.length >= accountLimits.passwordMin)
      .slice(0, 3000);
    await expect(`${derived.join('\n')}\n`).toMatchFileSnapshot('./common-passwords.txt');
  });

  it('loads as 3,000 words, the best-known among them', () => {
    const common = loadCommonPasswords();
    expect(common.size).toBe(3000);
    expect([...common]).toEqual(expect.arrayContaining(['123456', 'password', 'qwerty']));
  });
});

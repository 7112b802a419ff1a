import { describe, expect, it } from 'vitest';
import { createSignedValue } from './signed-value.ts';

const secret = 'a secret of at least thirty-two characters';
const signed = createSignedValue(secret, 'signup cookie');

describe('a signed value', () => {
  it('is verified and returned', () => {
    expect(signed.verify(signed.sign('abc.def'))).toBe('abc.def');
  });

  it.each(['', 'abc', 'abc.', '.abc', 'abc.def', undefined])('is null for %j', (forged) => {
    expect(signed.verify(forged)).toBeNull();
  });

  it('is null when the value was changed', () => {
    expect(signed.verify(signed.sign('abc').replace('abc', 'abd'))).toBeNull();
  });

  it('is null for another purpose or under another secret', () => {
    expect(createSignedValue(secret, 'device cookie').verify(signed.sign('abc'))).toBeNull();
    expect(createSignedValue(`${secret}!`, 'signup cookie').verify(signed.sign('abc'))).toBeNull();
  });
});

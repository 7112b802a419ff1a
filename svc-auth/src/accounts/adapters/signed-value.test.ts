import { describe, expect, it } from 'vitest';
import { createSignedValue } from './signed-value.ts';

const secret = 'a secret of at least thirty-two characters';
const signed = createSignedValue(secret, 'signup cookie');

describe('a signed value', () => {
  it('is read back', () => {
    expect(signed.read(signed.write('abc.def'))).toBe('abc.def');
  });

  it.each(['', 'abc', 'abc.', '.abc', 'abc.def', undefined])('is not read from %j', (forged) => {
    expect(signed.read(forged)).toBeNull();
  });

  it('is not read when its value was changed', () => {
    expect(signed.read(signed.write('abc').replace('abc', 'abd'))).toBeNull();
  });

  it('is of no use for another purpose or under another secret', () => {
    expect(createSignedValue(secret, 'device cookie').read(signed.write('abc'))).toBeNull();
    expect(createSignedValue(`${secret}!`, 'signup cookie').read(signed.write('abc'))).toBeNull();
  });
});

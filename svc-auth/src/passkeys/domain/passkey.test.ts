import { describe, expect, it } from 'vitest';
import { passkeyOriginOf, requirePasskeyName } from './passkey.ts';

describe('passkeys', () => {
  it.each([
    ['http://localhost:4000', 'http://localhost:4000'],
    ['https://school.example/', 'https://school.example'],
    ['http://school.example', null],
    ['http://127.0.0.1:4000', null],
    ['https://192.168.0.7', null],
    ['https://[::1]:4000', null],
  ])('work at %s as %s', (publicUrl, origin) => expect(passkeyOriginOf(publicUrl)).toBe(origin));

  it('need a name', () => {
    expect(requirePasskeyName('  My phone ')).toBe('My phone');
    expect(() => requirePasskeyName(' ')).toThrow('auth.passkey-name');
    expect(() => requirePasskeyName('x'.repeat(61))).toThrow('auth.passkey-name');
  });
});

import { expect, it } from 'vitest';
import { shortAddressOf } from './short-address.ts';

it.each([
  ['103.48.16.7', '103.48.16.…'],
  ['2405:8100:aa00:1234:1:2:3:4', '2405:8100:aa00:1234::'],
  ['2405:8100:aa00::', '2405:8100:aa00::'],
  ['::1', '::1'],
  ['', ''],
])('%s is shown as %s', (address, shown) => expect(shortAddressOf(address)).toBe(shown));

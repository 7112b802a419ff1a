import { expect, it } from 'vitest';
import { deviceNameOf } from './device-name.ts';

it('names browser and system, and nothing for a program', () => {
  const android =
    'Mozilla/5.0 (Linux; Android 14; SM-A055F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
  expect(deviceNameOf(android)).toBe('Chrome on Android');
  expect(deviceNameOf(iphone)).toBe('Safari on iOS');
  expect(deviceNameOf('')).toBe('');
  expect(deviceNameOf('x'.repeat(100_000)).length).toBeLessThan(500);
});

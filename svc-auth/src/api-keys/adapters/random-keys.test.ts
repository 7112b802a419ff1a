import { isApiKey } from '@pathshala/rules/api-key';
import { expect, it } from 'vitest';
import { randomKeys } from './random-keys.ts';

it('makes keys that differ and have the form by which scanners find them [KEY-01]', () => {
  const keys = Array.from({ length: 200 }, () => randomKeys.create());
  expect(new Set(keys).size).toBe(200);
  expect(keys.every(isApiKey)).toBe(true);
  for (const text of ['', 'ps_', 'ps_short', `${keys[0]}x`, `sk_${'a'.repeat(43)}`, `ps_${'é'.repeat(43)}`])
    expect(isApiKey(text)).toBe(false);
});

import { expect, it } from 'vitest';
import { atFirstUse } from './at-first-use.ts';

it('makes a value when it is asked for, and only once', () => {
  let made = 0;
  const value = atFirstUse(() => ({ number: (made += 1) }));
  expect(made).toBe(0);
  expect(value()).toBe(value());
  expect(made).toBe(1);
});

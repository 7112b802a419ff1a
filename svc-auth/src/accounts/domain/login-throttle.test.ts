import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { throttleRules, waitAfter } from './login-throttle.ts';

describe('the wait after failed log-ins', () => {
  it('is none for the first four, then 30 s and doubling up to 15 minutes', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 100].map(
      (n) => waitAfter(n, throttleRules.near) / 1000,
    );
    expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('never shrinks with more failures and never exceeds the maximum', () => {
    assert(
      property(integer({ min: 1, max: 1_000_000 }), (attempt) => {
        for (const rule of Object.values(throttleRules)) {
          expect(waitAfter(attempt + 1, rule)).toBeGreaterThanOrEqual(waitAfter(attempt, rule));
          expect(waitAfter(attempt, rule)).toBeLessThanOrEqual(rule.maxWait);
        }
      }),
    );
  });
});

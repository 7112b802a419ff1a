import { describe, expect, it } from 'vitest';
import { isOverdue } from './is-overdue.ts';

const hour = 60 * 60 * 1000;

describe('a backup', () => {
  it.each([
    ['a day and a minute old', 24 * hour + 60_000, 48 * hour, true],
    ['exactly a day old', 24 * hour, 48 * hour, false],
    ['old, on a site that started just now', 72 * hour, hour / 2, false],
  ])('that is %s is overdue: %#', (_, age, upFor, is) => {
    const now = 1_000 * hour;
    expect(isOverdue(now - age, { now, startedAt: now - upFor })).toBe(is);
  });

  it('that was never made is overdue an hour after the start', () => {
    expect(isOverdue(undefined, { now: hour - 1, startedAt: 0 })).toBe(false);
    expect(isOverdue(undefined, { now: hour, startedAt: 0 })).toBe(true);
  });
});

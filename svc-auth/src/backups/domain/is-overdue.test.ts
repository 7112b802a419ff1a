import { describe, expect, it } from 'vitest';
import { isOverdue } from './is-overdue.ts';

const hour = 60 * 60 * 1000;

describe('a backup', () => {
  it.each([
    { age: 24 * hour + 60_000, upFor: 48 * hour, is: true },
    { age: 24 * hour, upFor: 48 * hour, is: false },
    { age: 72 * hour, upFor: hour / 2, is: false },
  ])('that is $age ms old on a site that runs for $upFor ms is overdue: $is', ({ age, upFor, is }) => {
    const now = 1_000 * hour;
    expect(isOverdue(now - age, { now, startedAt: now - upFor })).toBe(is);
  });

  it('that was never made is overdue an hour after the start', () => {
    expect(isOverdue(undefined, { now: hour - 1, startedAt: 0 })).toBe(false);
    expect(isOverdue(undefined, { now: hour, startedAt: 0 })).toBe(true);
  });
});

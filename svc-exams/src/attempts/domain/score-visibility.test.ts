import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWindowOver, scoreHiddenUntil, scoreVisibleFrom } from './score-visibility.ts';

const opensAt = '2026-01-15T09:00:00.000Z';
const closesAt = '2026-01-15T12:00:00.000Z';
const end = Date.parse(closesAt);
const head = { window: { opensAt, closesAt }, scoreVisible: 'after-end' } as const;
const atOnce = { ...head, scoreVisible: 'at-once' } as const;
const around = (last: number) => [last - 1, last, last + 1];

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

describe('the own score', () => {
  it('is seen at once where there is no head, no window, or a window that does not close', () => {
    const heads = [
      null,
      { ...head, window: null },
      { ...head, window: { opensAt, closesAt: null } },
      { ...head, window: { opensAt, closesAt: null }, extendedTo: iso(end + 60_000) },
    ];
    for (const one of heads) {
      expect(scoreVisibleFrom(one)).toBeNull();
      expect(scoreHiddenUntil(one, end - 1)).toBeNull();
      for (const now of [0, end - 1]) expect(isWindowOver(one, now)).toBe(true);
    }
  });

  it('is seen at once where the exam states so, whatever its window', () => {
    expect(scoreVisibleFrom(atOnce)).toBeNull();
    expect(around(end + 3000).map((now) => scoreHiddenUntil(atOnce, now))).toEqual([null, null, null]);
    expect(around(end + 3000).map((now) => isWindowOver(atOnce, now))).toEqual([false, false, true]);
  });

  it('is hidden to the last millisecond of the usual grace after the window', () => {
    const from = '2026-01-15T12:00:03.000Z';
    expect(scoreVisibleFrom(head)).toBe(from);
    expect(around(end + 3000).map((now) => scoreHiddenUntil(head, now))).toEqual([from, from, null]);
  });

  it('is hidden to the end of the grace that the exam has', () => {
    const own = { ...head, graceMs: 7000 };
    const from = iso(end + 7000);
    expect(scoreVisibleFrom(own)).toBe(from);
    expect(around(end + 7000).map((now) => scoreHiddenUntil(own, now))).toEqual([from, from, null]);
  });

  it('waits for the last who was given time beyond the window', () => {
    const from = iso(end + 600_000 + 3000);
    const extended = { ...head, extendedTo: iso(end + 600_000) };
    expect(scoreVisibleFrom(extended)).toBe(from);
    expect(around(end + 603_000).map((now) => scoreHiddenUntil(extended, now))).toEqual([from, from, null]);
  });

  it('waits for the window where time was given that ends before it, or none was', () => {
    for (const extendedTo of [iso(end - 1), iso(end), null, undefined]) {
      expect(scoreVisibleFrom({ ...head, extendedTo })).toBe(iso(end + 3000));
    }
  });

  it('is hidden as long as anybody may still answer, and not longer', () => {
    const offsets = fc.integer({ min: -20_000, max: 20_000 });
    fc.assert(
      fc.property(offsets, offsets, fc.integer({ min: 1, max: 10 }), (extra, offset, seconds) => {
        const one = { ...head, extendedTo: iso(end + extra), graceMs: seconds * 1000 };
        const last = end + Math.max(0, extra) + seconds * 1000;
        const now = last + offset;
        expect(isWindowOver(one, now)).toBe(offset > 0);
        expect(scoreHiddenUntil(one, now)).toBe(offset > 0 ? null : iso(last));
      }),
    );
  });
});

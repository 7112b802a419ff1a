import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueOf, movedDeadline } from './clock.ts';

const start = Date.parse('2026-01-15T10:00:00.000Z');
const startedAt = iso(start);
const minute = 60_000;
/** An hour, without a window. */
const hour = { timeLimit: 60, window: null };

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

const extra = (at: number, minutes: number) => ({ actId: `act${at}`, at: iso(at), minutes });

/** Milliseconds that the attempt has beyond its hour. */
const gained = (given: Parameters<typeof dueOf>[1], own: Partial<Parameters<typeof dueOf>[0]> = {}) =>
  Date.parse(dueOf({ startedAt, ...own }, given)) - (start + 60 * minute);

describe('extra time for all', () => {
  const toAll = (at: number, minutes = 10) => ({ ...hour, extraTimes: [extra(at, minutes)] });

  it('is nothing where none was given', () => {
    expect(gained(hour)).toBe(0);
  });

  it('applies to attempts that have begun by that millisecond', () => {
    expect([start - 1, start, start + 1].map((at) => gained(toAll(at)))).toEqual([
      0,
      10 * minute,
      10 * minute,
    ]);
  });

  it('applies to attempts until the last millisecond of their own grace', () => {
    for (const graceMs of [undefined, 1000, 10_000]) {
      const last = start + 60 * minute + (graceMs ?? 3000);
      const gains = [last - 1, last, last + 1].map((at) => gained(toAll(at), { graceMs }));
      expect(gains).toEqual([10 * minute, 10 * minute, 0]);
    }
  });

  it('may be a part of a minute, counted in whole milliseconds', () => {
    expect(gained(toAll(start, 1.5))).toBe(90_000);
    expect(gained(toAll(start, 0.00001))).toBe(1);
  });

  it('goes on from the time that was given before, in the order of giving', () => {
    const first = extra(start + 59 * minute, 10);
    const second = extra(start + 69 * minute, 5);
    for (const extraTimes of [
      [first, second],
      [second, first],
    ]) {
      expect(gained({ ...hour, extraTimes })).toBe(15 * minute);
    }
    expect(gained({ ...hour, extraTimes: [second] })).toBe(0);
  });

  it('reaches an attempt that sits on with time of its own', () => {
    const paper = { ...hour, extraTimes: [extra(start + 65 * minute, 5)] };
    expect(gained(paper)).toBe(0);
    expect(gained(paper, { extraTimes: [extra(start + 30 * minute, 10)] })).toBe(15 * minute);
  });
});

describe('extra time for one', () => {
  it('goes to the attempt whenever it was given, and may take time back', () => {
    for (const at of [start - 1, start + minute, start + 600 * minute]) {
      expect(gained(hour, { extraTimes: [extra(at, 10)] })).toBe(10 * minute);
      expect(gained(hour, { extraTimes: [extra(at, -10)] })).toBe(-10 * minute);
    }
  });
});

describe('a moved window', () => {
  /** The attempt had its whole hour before. */
  const attempt = { startedAt, deadlineAt: iso(start + 60 * minute) };
  const closing = (at: number) => ({
    timeLimit: 60,
    window: { opensAt: iso(start - 60 * minute), closesAt: iso(at) },
  });
  const moved = (closesAt: number, now: number) =>
    Date.parse(movedDeadline(attempt, closing(closesAt), now)) - start;

  it('that ends later gives time up to the own limit', () => {
    const short = { startedAt, deadlineAt: iso(start + 20 * minute) };
    const now = start + minute;
    expect(movedDeadline(short, closing(start + 40 * minute), now)).toBe(iso(start + 40 * minute));
    expect(movedDeadline(short, closing(start + 600 * minute), now)).toBe(iso(start + 60 * minute));
  });

  it('that ends earlier takes time, but none that has passed', () => {
    expect(moved(start + 30 * minute, start + 10 * minute)).toBe(30 * minute);
    expect(moved(start + 30 * minute, start + 40 * minute)).toBe(40 * minute);
  });

  it('leaves the deadline of an attempt that was over', () => {
    expect(moved(start + 30 * minute, start + 90 * minute)).toBe(60 * minute);
  });

  it('never ends an attempt before now nor lengthens one beyond what is due', () => {
    const times = fc.integer({ min: -10, max: 120 });
    fc.assert(
      fc.property(times, times, times, (given, closesAt, now) => {
        const before = { startedAt, deadlineAt: iso(start + given * minute) };
        const paper = closing(start + closesAt * minute);
        const due = Date.parse(dueOf(before, paper));
        const after = Date.parse(movedDeadline(before, paper, start + now * minute));
        const isLonger = due >= start + given * minute;
        expect(after >= Math.min(start + given * minute, start + now * minute)).toBe(true);
        expect(isLonger ? after === due : after >= due && after <= start + given * minute).toBe(true);
      }),
    );
  });
});

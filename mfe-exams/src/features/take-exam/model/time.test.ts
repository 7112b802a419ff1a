import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServerClock, boundsAfter } from './server-clock.ts';
import { momentBetween, toneOf } from './time-notes.ts';

const minute = 60_000;

describe('the server’s clock', () => {
  it('is known within the shortest way there and back, whatever the device’s own date says [EXM-03]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.array(fc.record({ there: fc.nat(4000), back: fc.nat(4000) }), { minLength: 1, maxLength: 20 }),
        (offset, calls) => {
          let bounds: ReturnType<typeof boundsAfter> | null = null;
          let now = 0;
          for (const { there, back } of calls) {
            const sentAt = now;
            const serverNow = offset + sentAt + there;
            now += there + back;
            bounds = boundsAfter(bounds, { serverNow, sentAt, receivedAt: now });
          }
          const shortest = Math.min(...calls.map(({ there, back }) => there + back));
          expect(bounds?.min).toBeLessThanOrEqual(offset);
          expect(bounds?.max).toBeGreaterThanOrEqual(offset);
          expect((bounds?.max ?? 0) - (bounds?.min ?? 0)).toBeLessThanOrEqual(shortest + 1);
        },
      ),
    );
  });

  it('believes only the newest answer after the device has slept', () => {
    const before = boundsAfter(null, { serverNow: 1_000, sentAt: 0, receivedAt: 10 });
    const resumed = boundsAfter(before, { serverNow: 61_000, sentAt: 20, receivedAt: 30 });
    expect(resumed).toEqual({ min: 60_970, max: 60_981 });
  });

  it('goes on evenly between answers, and doubts itself after a sleep', () => {
    const local = { mono: 500, wall: 0 };
    const clock = createServerClock({ monotonic: () => local.mono, wall: () => local.wall });
    clock.sample(new Date(10_000).toISOString(), 500, 500);
    local.mono += 1_000;
    local.wall += 1_000;
    expect(Math.round(clock.now())).toBe(11_001);
    expect(clock.isDoubtful()).toBe(false);
    local.wall += 60_000;
    expect(clock.isDoubtful()).toBe(true);
  });
});

describe('the time left', () => {
  it.each([
    [5 * minute + 1, 'plain'],
    [5 * minute, 'attention'],
    [minute + 1, 'attention'],
    [minute, 'bad'],
    [0, 'bad'],
  ])('at %d ms is %s', (left, tone) => {
    expect(toneOf(left)).toBe(tone);
  });

  it('is spoken once at ten, five and one minutes and at thirty seconds, and at no other second', () => {
    const spoken: number[] = [];
    for (let left = 12 * minute; left > 0; left -= 1000) {
      const moment = momentBetween(left, left - 1000);
      if (moment !== null) spoken.push(moment);
    }
    expect(spoken).toEqual([10 * minute, 5 * minute, minute, 30_000]);
  });

  it('after a sleep is spoken for the last moment only', () => {
    expect(momentBetween(11 * minute, 4 * minute)).toBe(5 * minute);
  });
});

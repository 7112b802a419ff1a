import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deadlineOf,
  graceMs,
  isOver,
  isTimeUp,
  otherGraces,
  overBefore,
  requireNearlyOver,
  statedGrace,
} from './clock.ts';

const start = Date.parse('2026-01-15T10:00:00.000Z');
const window = { opensAt: '2026-01-15T09:00:00.000Z', closesAt: '2026-01-15T10:30:00.000Z' };
const deadline = '2026-01-15T11:00:00.000Z';
const end = Date.parse(deadline);

describe('the deadline', () => {
  it('is the time limit after the start', () => {
    expect(deadlineOf({ timeLimit: 60, window: null }, start)).toBe('2026-01-15T11:00:00.000Z');
  });

  it('is never after the window', () => {
    expect(deadlineOf({ timeLimit: 60, window }, start)).toBe('2026-01-15T10:30:00.000Z');
    expect(deadlineOf({ timeLimit: 20, window }, start)).toBe('2026-01-15T10:20:00.000Z');
  });

  it('is the end of the window where a campaign has no limit of its own', () => {
    expect(deadlineOf({ timeLimit: 0, window }, start)).toBe(window.closesAt);
  });

  it('is an hour after the start where a past year states no limit', () => {
    expect(deadlineOf({ timeLimit: 0, window: null }, start)).toBe('2026-01-15T11:00:00.000Z');
  });

  it('belongs to the exam for its checks, and is up at the very millisecond', () => {
    expect([end - 1, end, end + 1].map((now) => isTimeUp(deadline, now))).toEqual([false, true, true]);
  });

  it('takes answers up to the last millisecond of the grace', () => {
    for (const [own, grace] of [
      [undefined, graceMs] as const,
      ...otherGraces.map((ms) => [ms, ms] as const),
    ]) {
      const last = end + grace;
      const isOverAt = (now: number) => isOver({ deadlineAt: deadline, graceMs: own }, now);
      expect([last - 1, last, last + 1].map(isOverAt)).toEqual([false, false, true]);
    }
  });

  it('is one boundary for those who come and for the sweeper', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 20_000 }),
        fc.constantFrom(graceMs, ...otherGraces),
        (offset, grace) => {
          const now = end + offset;
          const ending = { deadlineAt: deadline, ...statedGrace(grace) };
          expect(deadline < overBefore(now, grace)).toBe(isOver(ending, now));
        },
      ),
    );
  });
});

describe('a submit that claims to be at zero', () => {
  it('is refused with the seconds left while the server has time left', () => {
    expect(() => requireNearlyOver(deadline, end - 60_000)).toThrow(
      expect.objectContaining({ code: 'exams.time-left', detail: { params: { seconds: 60 } } }),
    );
  });

  it('is believed within five seconds of the deadline, whatever the clock of the device', () => {
    expect(() => requireNearlyOver(deadline, end - 5000)).not.toThrow();
    expect(() => requireNearlyOver(deadline, end - 5001)).toThrow('exams.time-left');
  });
});

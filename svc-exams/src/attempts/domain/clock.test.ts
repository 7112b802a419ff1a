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
  requireTime,
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
    const long = { opensAt: window.opensAt, closesAt: '2026-01-16T10:00:00.000Z' };
    expect(deadlineOf({ timeLimit: 0, window: long }, start)).toBe(long.closesAt);
    expect(deadlineOf({ timeLimit: 0, window: { ...long, closesAt: null } }, start)).toBe(deadline);
  });

  it('is an hour after the start where a past year states no limit', () => {
    expect(deadlineOf({ timeLimit: 0, window: null }, start)).toBe('2026-01-15T11:00:00.000Z');
  });

  it('belongs to the exam for its checks, and is up at the very millisecond', () => {
    expect([end - 1, end, end + 1].map((now) => isTimeUp(deadline, now))).toEqual([false, true, true]);
  });

  it('has a grace of three seconds, or of 1 to 10 where an administrator set another', () => {
    expect(graceMs).toBe(3000);
    expect(otherGraces).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10].map((seconds) => seconds * 1000));
  });

  it('states its grace only where that is not the usual one', () => {
    expect(statedGrace(3000)).toEqual({});
    expect(statedGrace(2999)).toEqual({ graceMs: 2999 });
    expect(statedGrace(3001)).toEqual({ graceMs: 3001 });
  });

  it('refuses answers from the millisecond after the grace on', () => {
    const refusal = expect.objectContaining({ kind: 'gone', code: 'exams.time-over' });
    for (const ending of [{ deadlineAt: deadline }, { deadlineAt: deadline, graceMs: 5000 }]) {
      const last = end + (ending.graceMs ?? 3000);
      for (const inTime of [end - 1, end, last - 1, last]) {
        expect(() => requireTime(ending, inTime)).not.toThrow();
      }
      expect(() => requireTime(ending, last + 1)).toThrow(refusal);
    }
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
      expect.objectContaining({
        kind: 'conflict',
        code: 'exams.time-left',
        detail: { params: { seconds: 60 } },
      }),
    );
    expect(() => requireNearlyOver(deadline, end - 60_001)).toThrow(
      expect.objectContaining({ detail: { params: { seconds: 61 } } }),
    );
  });

  it('is believed within five seconds of the deadline, whatever the clock of the device', () => {
    expect(() => requireNearlyOver(deadline, end - 5000)).not.toThrow();
    expect(() => requireNearlyOver(deadline, end - 5001)).toThrow('exams.time-left');
  });
});

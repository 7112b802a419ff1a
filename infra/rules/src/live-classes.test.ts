import { describe, expect, it } from 'vitest';
import { byDate, groupLiveClasses, isRunning } from './live-classes.ts';

const now = Date.parse('2026-02-01T10:00:00.000Z');
const at = (startsAt: string, durationMinutes?: number) => ({ startsAt, durationMinutes });

const over = at('2026-02-01T09:00:00.000Z');
const longAgo = at('2026-01-01T09:00:00.000Z', 30);
const running = at('2026-02-01T09:00:00.000Z', 61);
const later = at('2026-02-02T09:00:00.000Z', 30);
const undated = { durationMinutes: 60 };

describe('the live classes of a course', () => {
  it('are the next ones first, then those without a date, and those that are over with the last one first [NEW-02]', () => {
    expect(groupLiveClasses([undated, longAgo, later, over, running], now)).toEqual({
      upcoming: [running, later],
      undated: [undated],
      past: [over, longAgo],
    });
  });

  it('stay among the next ones until they are over, an hour after the start where none gives a length', () => {
    const { upcoming } = groupLiveClasses([over], now - 1);
    expect(upcoming).toEqual([over]);
    expect([over, running, later, undated].map((one) => isRunning(one, now))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(isRunning(later, Date.parse(later.startsAt))).toBe(true);
  });

  it('are sorted by date where an author edits them, those without one last', () => {
    expect(byDate([undated, later, longAgo])).toEqual([longAgo, later, undated]);
  });
});

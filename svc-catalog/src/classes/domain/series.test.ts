import { describe, expect, it } from 'vitest';
import { daysOf, movedSeries } from './series.ts';

const rule = { weekdays: [5], startTime: '09:00', from: '2026-02-01', until: '2026-02-28', exceptions: [] };

describe('a series that is moved', () => {
  it('keeps its days of the week, and leaves out the same ones of its classes [OPN-04]', () => {
    const withHoliday = { ...rule, exceptions: ['2026-02-13'] };
    expect(daysOf(withHoliday)).toEqual(['2026-02-06', '2026-02-20', '2026-02-27']);
    for (const days of [3, 5, 7, 364]) {
      const moved = movedSeries(withHoliday, days);
      expect(moved.weekdays).toEqual([5]);
      expect(daysOf({ ...moved, exceptions: [] })[1]).toBe(moved.exceptions[0]);
      expect(daysOf(moved)).toHaveLength(3);
    }
  });
});

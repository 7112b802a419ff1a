import { describe, expect, it } from 'vitest';
import { windowOf } from './window.ts';

describe('the window of a campaign', () => {
  it('runs from startDate to endDate', () => {
    expect(windowOf({ startDate: '2026-02-01T04:00:00Z', endDate: '2026-02-01T06:00:00Z' })).toEqual({
      date: null,
      startDate: '2026-02-01T04:00:00.000Z',
      endDate: '2026-02-01T06:00:00.000Z',
    });
  });

  it('ends with the day in Dhaka when only a date is given', () => {
    expect(windowOf({ date: '2026-02-01T04:00:00Z' }).endDate).toBe('2026-02-01T17:59:59.999Z');
    expect(windowOf({ date: '2026-02-01T19:00:00Z' }).endDate).toBe('2026-02-02T17:59:59.999Z');
  });

  it('refuses an end that is not after the start, and a campaign without a start', () => {
    expect(() => windowOf({ startDate: '2026-02-01T04:00:00Z', endDate: '2026-02-01T04:00:00Z' })).toThrow(
      'campaigns.window',
    );
    expect(() => windowOf({})).toThrow('campaigns.window');
  });
});

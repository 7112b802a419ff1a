import { describe, expect, it } from 'vitest';
import { dhakaDayOf, dhakaDayRange, dhakaWallTime, fromDhakaWallTime, lastDhakaDays } from './dhaka-time.ts';

describe('the time of Dhaka', () => {
  it('has days from midnight to midnight, six hours before those of UTC', () => {
    expect(dhakaDayRange('2026-01-31')).toEqual({
      from: '2026-01-30T18:00:00.000Z',
      to: '2026-01-31T18:00:00.000Z',
    });
    expect(dhakaDayOf(Date.parse('2026-01-30T18:00:00Z'))).toBe('2026-01-31');
    expect(dhakaDayOf(Date.parse('2026-01-30T17:59:59Z'))).toBe('2026-01-30');
    expect(lastDhakaDays(Date.parse('2026-03-01T18:30:00Z'), 3)).toEqual([
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
  });

  it('is written and read as wall time', () => {
    expect(dhakaWallTime('2026-01-15T10:00:00.000Z')).toBe('2026-01-15T16:00');
    expect(fromDhakaWallTime('2026-01-15T16:00')).toBe('2026-01-15T10:00:00.000Z');
    expect([dhakaWallTime('soon'), fromDhakaWallTime('')]).toEqual(['', undefined]);
  });
});

import { describe, expect, it } from 'vitest';
import { betweenDays } from './between-days.ts';

describe('a range of days', () => {
  it('is from midnight to midnight in Dhaka, both days included', () => {
    expect(betweenDays('createdAt', '2026-01-31', '2026-01-31')).toEqual({
      createdAt: { $gte: '2026-01-30T18:00:00.000Z', $lt: '2026-01-31T18:00:00.000Z' },
    });
  });

  it('may be open at either end, and matches everything without limits', () => {
    expect(betweenDays('createdAt', undefined, '2026-01-31')).toEqual({
      createdAt: { $lt: '2026-01-31T18:00:00.000Z' },
    });
    expect(betweenDays('createdAt', undefined, undefined)).toEqual({});
  });
});

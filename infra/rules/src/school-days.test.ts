import { describe, expect, it } from 'vitest';
import { countByDay } from './school-days.ts';

describe('counting by day', () => {
  it('asks for the last 14 days in Asia/Dhaka, the one that has just begun included', async () => {
    // 00:30 on 22 November in Dhaka.
    const now = Date.parse('2026-11-21T18:30:00.000Z');
    const counted = await countByDay(now, ({ from, to }) =>
      Promise.resolve(Date.parse(to) - Date.parse(from)),
    );
    expect(counted.map(({ day }) => day)).toEqual(
      Array.from({ length: 14 }, (_, index) => `2026-11-${String(9 + index).padStart(2, '0')}`),
    );
    expect(new Set(counted.map(({ count }) => count))).toEqual(new Set([86_400_000]));
    let last = { from: '', to: '' };
    await countByDay(now, (range) => {
      last = range.from > last.from ? range : last;
      return Promise.resolve(0);
    });
    expect(last).toEqual({ from: '2026-11-21T18:00:00.000Z', to: '2026-11-22T18:00:00.000Z' });
  });
});

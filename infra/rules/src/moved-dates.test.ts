import { describe, expect, it } from 'vitest';
import { describeMove, movedDate } from './moved-dates.ts';

const now = Date.parse('2026-01-15T10:00:00Z');

describe('a moved date', () => {
  it('is a day or an instant as before, also over the end of February [OPN-02]', () => {
    expect(movedDate('2026-02-28', 1)).toBe('2026-03-01');
    expect(movedDate('2028-02-28', 1)).toBe('2028-02-29');
    expect(movedDate('2026-01-31T04:00:00.000Z', -31)).toBe('2025-12-31T04:00:00.000Z');
    expect(movedDate('', 7)).toBe('');
  });

  it('says whether it is a Friday in Dhaka, or past [OPN-04]', () => {
    expect(describeMove('2026-01-09', 7, now)).toMatchObject({
      to: '2026-01-16',
      isFriday: true,
      isPast: false,
    });
    // 19:00 UTC on a Thursday is a Friday in Dhaka.
    expect(describeMove('2026-01-15T19:00:00Z', 0, now)).toMatchObject({ isFriday: true, isPast: false });
    expect(describeMove('2026-01-14', 0, now)).toMatchObject({ isPast: true });
    expect(describeMove('2026-01-15', 0, now)).toMatchObject({ isPast: false });
    expect(describeMove('2026-01-15T09:59:59Z', 0, now)).toMatchObject({ isPast: true });
  });
});

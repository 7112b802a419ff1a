import { describe, expect, it } from 'vitest';
import { countedSince, tooManyStarts } from './start-limits.ts';

const oldest = '2026-01-15T10:00:00.000Z';
const hourMs = 3_600_000;
const freeAt = Date.parse(oldest) + hourMs;

describe('starts within an hour', () => {
  it('are counted from the same millisecond an hour before', () => {
    expect(countedSince(freeAt)).toBe(oldest);
    expect(countedSince(freeAt + 1)).toBe('2026-01-15T10:00:00.001Z');
  });

  it.each([
    [hourMs, 3600, 60],
    [hourMs - 1, 3600, 60],
    [60_001, 61, 2],
    [60_000, 60, 1],
    [1001, 2, 1],
    [1000, 1, 1],
    [1, 1, 1],
    [0, 1, 1],
    [-5000, 1, 1],
  ])(
    'are refused %i ms before the oldest is an hour ago for %i s, shown as %i min',
    (left, seconds, minutes) => {
      expect(tooManyStarts(oldest, freeAt - left)).toMatchObject({
        kind: 'too-many',
        code: 'exams.too-many-starts',
        detail: { params: { minutes }, retryAfterSeconds: seconds },
      });
    },
  );
});

import { expect, it } from 'vitest';
import { utcWindow } from './utc-window.ts';

it('has both times in one format, and no end where it does not close', () => {
  const opensAt = '2026-01-15T15:00:00+06:00';
  const utc = '2026-01-15T09:00:00.000Z';
  expect(utcWindow({ opensAt, closesAt: '2026-01-15T10:00:00Z' })).toEqual({
    opensAt: utc,
    closesAt: '2026-01-15T10:00:00.000Z',
  });
  expect(utcWindow({ opensAt, closesAt: null })).toEqual({ opensAt: utc, closesAt: null });
});

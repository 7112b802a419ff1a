import { expect, it } from 'vitest';
import { startingInstant } from './starting-date.ts';

it.each([
  ['2026-01-31', '2026-01-30T18:00:00.000Z'],
  ['2026-01-31T10:00', '2026-01-31T04:00:00.000Z'],
  ['2026-01-31T10:00:30.500Z', '2026-01-31T10:00:30.500Z'],
  ['2026-01-31T10:00+06:00', '2026-01-31T04:00:00.000Z'],
  ['', null],
  ['tomorrow', null],
  ['2026-02-30T10:00', null],
  ['2026-01-31T25:00', null],
  ['0000-01-01', null],
  ['9999-12-31T23:00-12:00', null],
])('reads %s as the start %s', (text, utc) => {
  expect(startingInstant(text)).toBe(utc);
});

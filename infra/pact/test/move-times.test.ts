import { expect, it } from 'vitest';
import { exampleTime, moveTimes } from '../src/move-times.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

it('moves the times of an example to now: what opened an hour before opened an hour ago', () => {
  const example = {
    at: '2026-01-15T10:00:00.000Z',
    windows: [{ opensAt: '2026-01-15T09:00:00.000Z' }],
    day: '2026',
  };
  expect(moveTimes(example, { now })).toEqual({
    at: '2026-03-01T12:00:00.000Z',
    windows: [{ opensAt: '2026-03-01T11:00:00.000Z' }],
    day: '2026',
  });
});

it('gives time to what ends at the very time of the examples', () => {
  const example = { serverNow: exampleTime, deadlineAt: exampleTime, closesAt: '2026-01-15T12:00:00.000Z' };
  expect(moveTimes(example, { now, endsAfterMs: 60_000 })).toEqual({
    serverNow: '2026-03-01T12:00:00.000Z',
    deadlineAt: '2026-03-01T12:01:00.000Z',
    closesAt: '2026-03-01T14:00:00.000Z',
  });
});

import { expect, it } from 'vitest';
import { presetRange, presets, rangeProblemOf } from './report-range.ts';

/** Still the day before in UTC. */
const earlyInDhaka = Date.parse('2026-11-24T19:30:00.000Z');

it('a preset ends with today in Dhaka', () => {
  const ranges = presets.map((preset) => presetRange(preset, earlyInDhaka));
  expect(ranges).toEqual([
    { from: '2026-11-19', to: '2026-11-25' },
    { from: '2026-10-27', to: '2026-11-25' },
    { from: '2026-01-01', to: '2026-11-25' },
    { from: '2023-11-26', to: '2026-11-25' },
  ]);
  expect(ranges.map(rangeProblemOf)).toEqual([null, null, null, null]);
});

it('three years up to a leap day begin on a day that exists', () => {
  expect(presetRange('threeYears', Date.parse('2028-02-29T06:00:00.000Z'))).toEqual({
    from: '2025-03-02',
    to: '2028-02-29',
  });
});

it('a range that is backwards, too long or without one of its days has a problem at that day', () => {
  expect(rangeProblemOf({ from: '2026-02-01', to: '2026-01-31' })).toEqual({ end: 'to', kind: 'backwards' });
  expect(rangeProblemOf({ from: '2023-01-01', to: '2026-01-31' })).toEqual({ end: 'to', kind: 'tooLong' });
  expect(rangeProblemOf({ from: '', to: '2026-01-31' })).toEqual({ end: 'from', kind: 'incomplete' });
  expect(rangeProblemOf({ from: '2026-01-31', to: '2026-02-30' })).toEqual({ end: 'to', kind: 'incomplete' });
});

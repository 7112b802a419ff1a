import { describe, expect, it } from 'vitest';
import {
  createMetricHistory,
  mergeHistories,
  packHistory,
  sampleEveryMs,
  unpackHistory,
} from './metric-history.ts';

const begin = 1_800_000_000_000;

describe('the history of the metrics', () => {
  it('has rates by second, the 95th percentile and what is watched, for each sample', () => {
    const history = createMetricHistory();
    let length = 3;
    history.watch('queue', () => length);
    for (let call = 1; call <= 100; call += 1) {
      history.count('calls');
      history.observe('p95', call * 10);
    }
    history.sample(begin);
    length = 7;
    history.sample(begin + sampleEveryMs);
    const { end, series } = history.read();
    expect(end).toBe(begin + sampleEveryMs);
    expect(series['queue']).toEqual([3, 7]);
    expect(series['calls']).toEqual([6.667, 0]);
    expect(series['p95']?.[0]).toBeGreaterThanOrEqual(950);
    expect(series['p95']?.[0]).toBeLessThan(1050);
    expect(series['p95']?.[1]).toBeNull();
  });

  it('holds 6 hours and no more, and a bounded number of series', () => {
    const history = createMetricHistory();
    for (let name = 0; name < 100; name += 1) history.count(`series ${name}`);
    for (let index = 0; index < 1_500; index += 1) history.sample(begin + index * sampleEveryMs);
    const { series } = history.read();
    expect(Object.keys(series)).toHaveLength(40);
    expect(series['series 0']).toHaveLength(1_440);
    expect(Math.max(...(series['series 0'] ?? []).map(Number))).toBe(0);
  });

  it('is the same after it was packed and unpacked', () => {
    const history = createMetricHistory();
    history.count('calls');
    history.sample(begin);
    expect(unpackHistory(packHistory(history.read()))).toEqual(history.read());
  });
});

describe('the histories of several processes', () => {
  it('are added, the largest delay counts, and times without a measurement stay empty', () => {
    const one = {
      end: begin,
      everyMs: sampleEveryMs,
      series: { calls: [1, 2, 3, 4], 'p95-call': [10, 90, 20, 20] },
    };
    const other = { end: begin, everyMs: sampleEveryMs, series: { calls: [10, 10], 'p95-call': [50, 5] } };
    const merged = mergeHistories([one, other], { end: begin, hours: 3 / 120, points: 3 });
    expect(merged.series['calls']).toEqual([null, 1.5, 13.5]);
    expect(merged.series['p95-call']).toEqual([null, 90, 50]);
  });
});

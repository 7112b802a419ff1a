import { describe, expect, it } from 'vitest';
import { bucketCount, chooseVersion } from './choose-version.ts';

const live = { version: 'v1', since: '2026-01-01T00:00:00.000Z', by: 'ops' };
const withCanary = (percent: number) => ({ live, canary: { ...live, version: 'v2', percent } });
const buckets = Array.from({ length: bucketCount }, (_, bucket) => bucket);
const chosenAt = (percent: number) =>
  buckets.filter((bucket) => chooseVersion('mfe-exams', withCanary(percent), bucket) === 'v2');

describe('the version of a remote that a visitor gets', () => {
  it('is the live one without a canary, and without a bucket', () => {
    expect(chooseVersion('mfe-exams', { live, canary: null }, 5)).toBe('v1');
    expect(chooseVersion('mfe-exams', withCanary(99), null)).toBe('v1');
    expect(chooseVersion('mfe-exams', { live: null, canary: null }, 5)).toBeNull();
  });

  it.each([1, 10, 50])('is the canary for about %i percent of the visitors', (percent) => {
    expect(Math.abs(chosenAt(percent).length / bucketCount - percent / 100)).toBeLessThan(0.015);
  });

  it('stays the canary when its share grows', () => {
    const more = new Set(chosenAt(20));
    expect(chosenAt(5).filter((bucket) => !more.has(bucket))).toEqual([]);
  });

  it('is chosen for other visitors by another canary', () => {
    const first = new Set(chosenAt(10));
    const second = buckets.filter(
      (bucket) => chooseVersion('mfe-learning', withCanary(10), bucket) === 'v2' && first.has(bucket),
    );
    expect(second.length).toBeLessThan(first.size / 4);
  });
});

import { describe, expect, it } from 'vitest';
import { createExpiringCache } from './expiring-cache.ts';

function cacheAt({ ttlMs = 1000, max = 10 } = {}) {
  let time = 1_000_000;
  const cache = createExpiringCache<object>({ ttlMs, max, now: () => time });
  return {
    cache,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('an expiring cache', () => {
  it('holds an entry for its life, however often it is read', () => {
    const { cache, pass } = cacheAt();
    const value = {};
    cache.set('a', value);
    pass(999);
    expect(cache.get('a')).toBe(value);
    pass(1);
    expect(cache.get('a')).toBeUndefined();
  });

  it('holds an entry for as long as its own life, where it has one', () => {
    const { cache, pass } = cacheAt();
    cache.set('short', {}, { ttlMs: 10 });
    cache.set('long', {}, { ttlMs: 5000 });
    pass(10);
    expect(cache.get('short')).toBeUndefined();
    pass(4000);
    expect(cache.get('long')).toEqual({});
  });

  it('drops the least recently used of too many', () => {
    const { cache } = cacheAt({ max: 2 });
    for (const key of ['a', 'b']) cache.set(key, {});
    cache.get('a');
    cache.set('c', {});
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  });

  it('forgets what it is told to', () => {
    const { cache } = cacheAt();
    cache.set('a', {});
    cache.delete('a');
    expect(cache.get('a')).toBeUndefined();
  });

  it('frees what expired, though nobody asks for it any more', () => {
    const { cache, pass } = cacheAt({ max: 1000 });
    for (let index = 0; index < 1000; index += 1) cache.set(`key ${index}`, {});
    pass(2000);
    cache.set('later', {});
    expect(cache.size()).toBe(1);
  });
});

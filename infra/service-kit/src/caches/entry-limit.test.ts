import { LRUCache } from 'lru-cache';
import { describe, expect, it } from 'vitest';
import { entryLimit } from './entry-limit.ts';

describe('a cache with a limit of entries', () => {
  it('drops the least recently used entry beyond the limit', () => {
    const cache = new LRUCache<string, true>(entryLimit(2));
    cache.set('a', true);
    cache.set('b', true);
    cache.get('a');
    cache.set('c', true);
    expect([...cache.keys()].toSorted()).toEqual(['a', 'c']);
  });

  it('reserves no memory before entries come', () => {
    const before = process.memoryUsage();
    const caches = Array.from({ length: 50 }, () => new LRUCache<string, true>(entryLimit(100_000)));
    const after = process.memoryUsage();
    expect(caches).toHaveLength(50);
    // 50 caches with `max` reserve 160 MB.
    expect(after.heapUsed + after.external - before.heapUsed - before.external).toBeLessThan(10_000_000);
  });
});

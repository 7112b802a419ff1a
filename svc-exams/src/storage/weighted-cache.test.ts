import { describe, expect, it } from 'vitest';
import { WeightedCache } from './weighted-cache.ts';

describe('a weighted cache', () => {
  it('forgets what was used longest ago when it grows too heavy', () => {
    const cache = new WeightedCache<string>(10);
    cache.set('one', 'A', 4);
    cache.set('two', 'B', 4);
    cache.get('one');
    cache.set('three', 'C', 4);
    expect([cache.get('one'), cache.get('two'), cache.get('three')]).toEqual(['A', undefined, 'C']);
  });

  it('counts a replaced value once', () => {
    const cache = new WeightedCache<string>(10);
    for (let time = 0; time < 5; time += 1) cache.set('one', 'A', 6);
    cache.set('two', 'B', 4);
    expect([cache.get('one'), cache.get('two')]).toEqual(['A', 'B']);
  });

  it('does not keep what is heavier than all it may hold', () => {
    const cache = new WeightedCache<string>(10);
    cache.set('one', 'A', 4);
    cache.set('heavy', 'B', 11);
    expect([cache.get('one'), cache.get('heavy')]).toEqual(['A', undefined]);
  });
});

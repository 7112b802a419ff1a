import { describe, expect, it } from 'vitest';
import { errorOf } from '../test/error-code.ts';
import { methodForSize } from './method-for-size.ts';

describe('the method for groups', () => {
  it.each([
    [[1500, 9000], 'equipercentile', false],
    [[1499, 9000], 'linear', false],
    [[400], 'linear', false],
    [[5000, 399], 'linear', true],
  ])('of the sizes %j is %s (thin: %s)', (sizes, method, isThin) => {
    expect(methodForSize(sizes)).toEqual({ method, isThin, smallest: Math.min(...sizes), needed: 1500 });
  });

  it.each([[[]], [[0, 500]], [[-1]], [[Number.NaN]]])('cannot be chosen for %j', (sizes) => {
    expect(errorOf(() => methodForSize(sizes))?.[0]).toBe('empty');
  });
});
